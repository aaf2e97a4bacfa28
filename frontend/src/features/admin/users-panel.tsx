import { useInfiniteQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import type { AdminUserResponse } from '../../../../backend/src/adapters/http/contract.ts';
import { relativeTime } from '../../lib/words/relative-time.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Card, CardContent, CardHeader, CardTitle } from '../../ui/card.tsx';
import { cx } from '../../ui/cx.ts';
import { Input, Label } from '../../ui/input.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { LoadError } from './load-error.tsx';
import { PersonLine } from './person-line.tsx';
import { RestrictDialog } from './restrict-dialog.tsx';
import { usersQuery, useRevokeTokens, useToggleRestriction } from './queries.ts';
import { useSettled } from './use-settled.ts';

/** Pause after the last key before a search is sent, in milliseconds. */
const SEARCH_PAUSE_MS = 300;

/** The users, newest login first, with search and restriction. */
export function UsersPanel() {
  const id = useId();
  const [words, setWords] = useState('');
  return (
    <Card>
      <CardHeader className="gap-5 sm:flex-row sm:items-end sm:justify-between">
        <CardTitle>User Management</CardTitle>
        <div className="flex flex-col gap-2 sm:w-80">
          <Label htmlFor={`${id}-search`}>Search by name or e-mail</Label>
          <Input
            id={`${id}-search`}
            type="search"
            value={words}
            onChange={(event) => setWords(event.target.value)}
          />
        </div>
      </CardHeader>
      <CardContent>
        <UserList words={useSettled(words.trim(), SEARCH_PAUSE_MS)} />
      </CardContent>
    </Card>
  );
}

function UserList({ words }: { readonly words: string }) {
  const users = useInfiniteQuery(usersQuery(words));
  const toggle = useToggleRestriction();
  const revoke = useRevokeTokens();
  const [asked, setAsked] = useState<AdminUserResponse | null>(null);
  if (users.isPending) return <Spinner label="Loading users..." className="py-20" />;
  if (users.isError) {
    return <LoadError title="Error loading users" error={users.error} onRetry={() => void users.refetch()} />;
  }
  const found = users.data.pages.flatMap((page) => page.users);
  if (found.length === 0) return <p className="py-8 text-center text-paper-dim">No users found</p>;
  return (
    <>
      <ul className="flex flex-col gap-3">
        {found.map((user) => (
          <UserRow
            key={user.id}
            user={user}
            isPending={toggle.isPending || revoke.isPending}
            onRevoke={() => revoke.mutate(user)}
            onToggle={() => (user.isRestricted ? toggle.mutate(user) : setAsked(user))}
          />
        ))}
      </ul>
      <RestrictDialog
        user={asked}
        onCancel={() => setAsked(null)}
        onConfirm={(user) => {
          setAsked(null);
          toggle.mutate(user);
        }}
      />
      {users.hasNextPage && (
        <Button
          variant="outline"
          className="mt-6"
          disabled={users.isFetchingNextPage}
          onClick={() => void users.fetchNextPage()}
        >
          {users.isFetchingNextPage ? 'Loading users...' : 'Show more users'}
        </Button>
      )}
    </>
  );
}

interface UserRowProps {
  readonly user: AdminUserResponse;
  readonly isPending: boolean;
  readonly onToggle: () => void;
  readonly onRevoke: () => void;
}

function UserRow({ user, isPending, onToggle, onRevoke }: UserRowProps) {
  const { isRestricted, analysisCount, lastLoginAt, tokenCount } = user;
  const name = user.displayName ?? user.email ?? 'Unknown User';
  return (
    <li
      data-restricted={isRestricted}
      className={cx(
        'flex flex-wrap items-center gap-x-6 gap-y-3 rounded-[4px] border p-4',
        isRestricted ? 'border-alarm bg-alarm/10' : 'border-rule',
      )}
    >
      <PersonLine {...user}>{isRestricted && <Badge tone="alarm">Restricted</Badge>}</PersonLine>
      <div className="text-sm text-paper-dim">
        <p>{`${analysisCount} ${analysisCount === 1 ? 'analysis' : 'analyses'}`}</p>
        <p>{lastLoginAt === null ? 'No login yet' : `Last login: ${relativeTime(lastLoginAt)}`}</p>
      </div>
      {tokenCount > 0 && (
        <Button
          variant="outline"
          size="sm"
          disabled={isPending}
          aria-label={`Revoke the access tokens of ${name}`}
          onClick={onRevoke}
        >
          {`Revoke ${tokenCount} ${tokenCount === 1 ? 'token' : 'tokens'}`}
        </Button>
      )}
      <Button
        variant={isRestricted ? 'outline' : 'danger'}
        size="sm"
        className="min-w-28"
        disabled={isPending}
        aria-label={`${isRestricted ? 'Unrestrict' : 'Restrict'} ${name}`}
        onClick={onToggle}
      >
        {isRestricted ? 'Unrestrict' : 'Restrict'}
      </Button>
    </li>
  );
}
