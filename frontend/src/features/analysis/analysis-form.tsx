import { useId, useRef, type FormEvent, type KeyboardEvent } from 'react';
import {
  COUNTRIES,
  FILE_KINDS,
  MAX_IDENTITY_CHARACTERS,
  MAX_UPLOAD_BYTES,
} from '../../../../config/product.ts';
import { useConfig } from '../../lib/config.ts';
import { Button } from '../../ui/button.tsx';
import { Card, CardContent, CardHeader, CardTitle } from '../../ui/card.tsx';
import { FieldHint, Input, Label } from '../../ui/input.tsx';
import { Select } from '../../ui/select.tsx';
import { showToast } from '../../ui/toast.ts';
import {
  setCountry,
  setFile,
  setIdentity,
  setLanguage,
  useAnalysisStore,
  type Failure,
} from './shared/analysis-store.ts';
import { FileCard } from './file-card.tsx';
import { FailurePanel, ObstacleNotice, QuotaNote, useObstacle } from './form-notices.tsx';
import { preFill, type Person } from './person.ts';
import { LANGUAGE_NAMES, languageName, languageNamed } from './shared/report-languages.ts';
import { RoleSuggestions } from './role-suggestions.tsx';
import { TrustLine } from './trust-line.tsx';
import { UploadZone } from './upload-zone.tsx';
import { firstMissing, MISSING_INFORMATION, stillNeeded } from './missing-information.ts';

export interface AnalysisFormProps {
  readonly person: Person;
  readonly failure: Failure | null;
  /** Called with the trimmed name or role once everything is there. */
  readonly onSubmit: (identity: string) => void;
  readonly onSignInAgain: () => void;
}

/** Who is asking, where, and about which document. */
export function AnalysisForm({ person, failure, onSubmit, onSignInAgain }: AnalysisFormProps) {
  const { file, country, identity: typed } = useAnalysisStore();
  const identity = typed ?? preFill(person);
  const missing = stillNeeded({ identity, country, file });
  const isComplete = missing === null;
  const obstacle = useObstacle();
  // a second panel would only repeat the address of the first
  const isToldAbove = obstacle === 'restricted' && failure?.status === 403;
  const form = useRef<HTMLFormElement>(null);

  const attempt = () => {
    if (isComplete) {
      onSubmit(identity.trim());
      return;
    }
    showToast(MISSING_INFORMATION);
    const name = firstMissing({ identity, country, file });
    form.current?.querySelector<HTMLElement>(`[data-entry=${name}]`)?.focus();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    attempt();
  };
  // Browsers submit nothing on Enter while the only submit button is disabled; the person still deserves an answer.
  const answerEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || isComplete) return;
    event.preventDefault();
    attempt();
  };

  return (
    <form ref={form} onSubmit={submit} data-toasts="above" className="flex flex-col gap-6">
      <ObstacleNotice />
      {failure !== null && !isToldAbove && <FailurePanel failure={failure} onSignInAgain={onSignInAgain} />}
      <InformationCard identity={identity} country={country} onEnter={answerEnter} />
      <DocumentCard file={file} />
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <Button type="submit" size="lg" disabled={!isComplete}>
          Analyze Document
        </Button>
        {missing !== null && obstacle === null && <p className="text-paper-dim">{missing}</p>}
        <QuotaNote />
      </div>
    </form>
  );
}

/** Who asks, and where. */
function InformationCard({
  identity,
  country,
  onEnter,
}: {
  readonly identity: string;
  readonly country: string;
  readonly onEnter: (event: KeyboardEvent) => void;
}) {
  const id = useId();
  return (
    <Card>
      <CardHeader>
        <CardTitle>Your Information</CardTitle>
      </CardHeader>
      <CardContent className="grid gap-6 md:grid-cols-2">
        <div className="flex flex-col gap-2">
          <Label htmlFor={`${id}-identity`}>Name or Role</Label>
          <Input
            id={`${id}-identity`}
            data-entry="identity"
            value={identity}
            onChange={(event) => setIdentity(event.target.value)}
            onKeyDown={onEnter}
            maxLength={MAX_IDENTITY_CHARACTERS}
            placeholder="e.g. Client, Sarah Smith, Legal Counsel"
            aria-describedby={`${id}-identity-hint`}
          />
          <FieldHint id={`${id}-identity-hint`}>
            Name your side, such as Tenant: risks are judged from where you stand.
          </FieldHint>
        </div>
        <div className="flex flex-col gap-2">
          <Label id={`${id}-country-label`} htmlFor={`${id}-country`}>
            Country/Jurisdiction
          </Label>
          <Select
            id={`${id}-country`}
            data-entry="country"
            aria-labelledby={`${id}-country-label`}
            aria-describedby={`${id}-country-hint`}
            options={COUNTRIES}
            value={country}
            onValueChange={setCountry}
            placeholder="Select your country"
          />
          <FieldHint id={`${id}-country-hint`}>This helps give jurisdiction-specific analysis.</FieldHint>
        </div>
        <LanguageChoice />
        <RoleSuggestions value={identity} />
      </CardContent>
    </Card>
  );
}

/** The language of the report. What can be done with it afterwards stays in English. */
function LanguageChoice() {
  const id = useId();
  const language = useAnalysisStore((state) => state.language);
  return (
    <div className="flex flex-col gap-2">
      <Label id={`${id}-label`} htmlFor={id}>
        Language of the Report
      </Label>
      <Select
        id={id}
        aria-labelledby={`${id}-label`}
        aria-describedby={`${id}-hint`}
        options={LANGUAGE_NAMES}
        value={languageName(language)}
        onValueChange={(name) => setLanguage(languageNamed(name))}
        placeholder="English"
      />
      <FieldHint id={`${id}-hint`}>Quotes stay in the words of the document.</FieldHint>
    </div>
  );
}

/** The document: a place to drop it, or what was chosen. */
function DocumentCard({ file }: { readonly file: File | null }) {
  const { data: config } = useConfig();
  return (
    <Card>
      <CardHeader>
        <CardTitle>Upload Document</CardTitle>
      </CardHeader>
      <CardContent>
        {file === null ? (
          <UploadZone
            kinds={config?.fileKinds ?? FILE_KINDS}
            maxBytes={config?.limits.maxUploadBytes ?? MAX_UPLOAD_BYTES}
            onFile={setFile}
          />
        ) : (
          <FileCard file={file} onRemove={() => setFile(null)} />
        )}
        <TrustLine />
      </CardContent>
    </Card>
  );
}
