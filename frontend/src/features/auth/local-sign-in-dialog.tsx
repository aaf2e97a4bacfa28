import { useId, useState, type FormEvent } from 'react';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { FieldHint, Input, Label } from '../../ui/input.tsx';
import { authSentence } from './auth-messages.ts';
import { answerLocalSignIn, closeLocalSignIn, useLocalSignInStore } from './local-sign-in-store.ts';

/** The caption that keeps local sign-in from passing for Google (design, section 2). */
const LOCAL_SIGN_IN_CAPTION = 'local sign-in, no Google project configured';

/** Asks who is there, where the installation signs people in by itself. */
export function LocalSignInDialog({ needsCode }: { readonly needsCode: boolean }) {
  const isOpen = useLocalSignInStore((state) => state.question !== null);
  return (
    <Dialog
      open={isOpen}
      onOpenChange={(open) => !open && closeLocalSignIn()}
      title="Sign in"
      description={`This is a ${LOCAL_SIGN_IN_CAPTION}. Say who you are; nobody checks the e-mail address.`}
    >
      <LocalSignInForm needsCode={needsCode} />
    </Dialog>
  );
}

function LocalSignInForm({ needsCode }: { readonly needsCode: boolean }) {
  const id = useId();
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const code = textOf(fields, 'code');
    setIsBusy(true);
    setFailure(null);
    try {
      await answerLocalSignIn({
        displayName: textOf(fields, 'displayName'),
        email: textOf(fields, 'email'),
        ...(code === '' ? {} : { code }),
      });
    } catch (error) {
      setFailure(authSentence(error));
      setIsBusy(false);
    }
  };

  return (
    <form onSubmit={submit} className="flex flex-col gap-5">
      <div className="flex flex-col gap-2">
        <Label htmlFor={`${id}-name`}>Display name</Label>
        <Input id={`${id}-name`} name="displayName" required maxLength={200} autoComplete="name" />
      </div>
      <div className="flex flex-col gap-2">
        <Label htmlFor={`${id}-email`}>E-mail</Label>
        <Input id={`${id}-email`} name="email" type="email" required maxLength={254} autoComplete="email" />
      </div>
      {needsCode && (
        <div className="flex flex-col gap-2">
          <Label htmlFor={`${id}-code`}>Sign-in code</Label>
          <Input
            id={`${id}-code`}
            name="code"
            type="password"
            required
            autoComplete="off"
            aria-describedby={`${id}-hint`}
          />
          <FieldHint id={`${id}-hint`}>The operator of this site gave it to you.</FieldHint>
        </div>
      )}
      {failure !== null && (
        <p role="alert" className="text-alarm">
          {failure}
        </p>
      )}
      <Button type="submit" disabled={isBusy}>
        {isBusy ? 'Signing in...' : 'Sign in'}
      </Button>
    </form>
  );
}

function textOf(fields: FormData, name: string): string {
  const value = fields.get(name);
  return typeof value === 'string' ? value.trim() : '';
}
