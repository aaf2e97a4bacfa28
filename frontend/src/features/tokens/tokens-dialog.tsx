import { useQuery } from '@tanstack/react-query';
import { useId, useState, type SubmitEvent } from 'react';
import type { PersonalTokenResponse } from '../../../../backend/src/adapters/http/contract.ts';
import { copyText } from '../../lib/copy-text.ts';
import { dayWords } from '../../lib/words/day-words.ts';
import { relativeTime } from '../../lib/words/relative-time.ts';
import { Button } from '../../ui/button.tsx';
import { DialogWindow } from '../../ui/dialog-window.tsx';
import { FIELD_CLASSES, Input, Label } from '../../ui/input.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { tokensQuery, useMakeToken, useRevokeToken } from './queries.ts';

const DAYS = [7, 30, 90, 365] as const;
const USUAL_DAYS = 90;
const LONGEST_NAME = 60;

/** The access tokens of the person who is signed in: make, see, revoke. */
export function TokensDialog({ onClose }: { readonly onClose: () => void }) {
  const tokens = useQuery(tokensQuery);
  return (
    <DialogWindow
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title="Access tokens"
      description="For scripts and programs of yours. A token reads documents as you do; keep it like a password."
    >
      {tokens.isPending && <Spinner label="Loading tokens..." />}
      {tokens.isError && <p role="alert">The tokens could not be loaded. Close this and try again.</p>}
      {tokens.data !== undefined && (
        <div className="flex flex-col gap-6">
          <TokenList tokens={tokens.data.tokens} />
          {tokens.data.tokens.length < tokens.data.limit ? (
            <NewTokenForm />
          ) : (
            <p>{`You have ${tokens.data.limit} tokens. Revoke one to make another.`}</p>
          )}
        </div>
      )}
    </DialogWindow>
  );
}

function TokenList({ tokens }: { readonly tokens: readonly PersonalTokenResponse[] }) {
  const revoke = useRevokeToken();
  if (tokens.length === 0) return <p className="text-paper-dim">You have no tokens.</p>;
  return (
    <ul className="flex flex-col gap-3">
      {tokens.map(({ id, name, prefix, expiresAt, lastUsedAt }) => (
        <li key={id} className="flex flex-wrap items-center justify-between gap-3 border-b border-rule pb-3">
          <div className="min-w-0">
            <p className="font-semibold break-words">{name}</p>
            <p className="text-sm text-paper-dim">
              {`${prefix}… · until ${dayWords(expiresAt)} · ${lastUsedAt === null ? 'never used' : `used ${relativeTime(lastUsedAt)}`}`}
            </p>
          </div>
          <Button
            variant="danger"
            size="sm"
            disabled={revoke.isPending}
            aria-label={`Revoke ${name}`}
            onClick={() => revoke.mutate(id)}
          >
            Revoke
          </Button>
        </li>
      ))}
    </ul>
  );
}

function NewTokenForm() {
  const id = useId();
  const make = useMakeToken();
  const [name, setName] = useState('');
  const [days, setDays] = useState<number>(USUAL_DAYS);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    make.mutate({ name: name.trim(), days }, { onSuccess: () => setName('') });
  };
  return (
    <form onSubmit={submit} className="flex flex-col gap-3">
      {make.data !== undefined && <MadeToken token={make.data.token} />}
      <Label htmlFor={`${id}-name`}>Name of a new token</Label>
      <Input
        id={`${id}-name`}
        value={name}
        maxLength={LONGEST_NAME}
        placeholder="e.g. Lease script"
        onChange={(event) => setName(event.target.value)}
      />
      <Label htmlFor={`${id}-days`}>Expires after</Label>
      <select
        id={`${id}-days`}
        className={FIELD_CLASSES}
        value={days}
        onChange={(event) => setDays(Number(event.target.value))}
      >
        {DAYS.map((choice) => (
          <option key={choice} value={choice}>{`${choice} days`}</option>
        ))}
      </select>
      <Button type="submit" disabled={name.trim() === '' || make.isPending}>
        Make token
      </Button>
    </form>
  );
}

function MadeToken({ token }: { readonly token: string }) {
  const [said, setSaid] = useState('');
  const copy = async () =>
    setSaid((await copyText(token)) ? 'Copied.' : 'Please select it and copy it yourself.');
  return (
    <div role="status" className="flex flex-col gap-2 rounded-[3px] border border-edge p-3">
      <p>Copy it now: it is not shown again.</p>
      <code className="text-sm break-all select-all">{token}</code>
      <div className="flex items-center gap-3">
        <Button type="button" variant="outline" size="sm" onClick={() => void copy()}>
          Copy token
        </Button>
        <span className="text-sm text-paper-dim">{said}</span>
      </div>
    </div>
  );
}
