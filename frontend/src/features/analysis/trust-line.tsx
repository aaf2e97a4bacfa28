import { Link } from '@tanstack/react-router';
import { ShieldCheck } from 'lucide-react';
import { useConfig } from '../../lib/config.ts';
import { readerSentence } from './shared/provenance-words.ts';

/** What happens to the document, where it is handed over: nothing is kept, and who reads it. */
export function TrustLine() {
  const { data } = useConfig();
  return (
    <p className="mt-4 flex items-start gap-2.5 text-sm text-paper-dim">
      <ShieldCheck aria-hidden className="mt-0.5 size-4 shrink-0 text-marker" />
      <span>
        Held in memory, discarded after the answer. {data !== undefined && `${readerSentence(data.analyst)} `}
        <Link to="/sample" className="text-paper underline decoration-marker underline-offset-4">
          See a sample report
        </Link>
      </span>
    </p>
  );
}
