import { Link } from '@tanstack/react-router';
import { LockKeyhole } from 'lucide-react';
import { useId, useRef, useState, type FormEvent } from 'react';
import { Button } from '../../ui/button.tsx';
import { Card, CardContent, CardDescription, CardHeader, CardTitle } from '../../ui/card.tsx';
import { Input, Label } from '../../ui/input.tsx';
import { showToast } from '../../ui/toast.ts';
import { logIn } from './queries.ts';

/** Asks for the operator's password. */
export function AdminLoginCard({ onLoggedIn }: { readonly onLoggedIn: () => void }) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [password, setPassword] = useState('');
  const [isVerifying, setIsVerifying] = useState(false);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (password === '' || isVerifying) return;
    setIsVerifying(true);
    try {
      if (await logIn(password)) {
        showToast({ title: 'Success', description: 'Admin access granted' });
        onLoggedIn();
        return;
      }
      showToast({ title: 'Access Denied', description: 'Incorrect password', variant: 'destructive' });
    } catch {
      showToast({ title: 'Error', description: 'Login failed. Please try again.', variant: 'destructive' });
    }
    setPassword('');
    setIsVerifying(false);
    // The button that was pressed is disabled now, and would take the focus with it.
    field.current?.focus();
  };

  return (
    <Card className="w-full max-w-md">
      <CardHeader>
        <LockKeyhole aria-hidden className="mb-3 size-9 text-marker" />
        <CardTitle level="h1">Admin Access</CardTitle>
        <CardDescription>Enter admin password to access the dashboard</CardDescription>
      </CardHeader>
      <CardContent>
        <form onSubmit={submit} className="flex flex-col gap-5">
          <div className="flex flex-col gap-2">
            <Label htmlFor={`${id}-password`}>Password</Label>
            <Input
              ref={field}
              id={`${id}-password`}
              type="password"
              autoComplete="current-password"
              value={password}
              // The answer to an attempt clears the field, which would take newer words with it.
              readOnly={isVerifying}
              onChange={(event) => setPassword(event.target.value)}
            />
          </div>
          <Button type="submit" disabled={password === '' || isVerifying}>
            {isVerifying ? 'Verifying...' : 'Access Dashboard'}
          </Button>
          <Button asChild variant="quiet">
            <Link to="/">Back to Home</Link>
          </Button>
        </form>
      </CardContent>
    </Card>
  );
}
