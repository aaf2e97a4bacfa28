import { use } from 'react';
import { AuthContext, type Auth } from './auth-context.ts';

/** The signed-in person and the two things they can do about it. Throws outside of `AuthProvider`. */
export function useAuth(): Auth {
  const auth = use(AuthContext);
  if (auth === null) throw new Error('useAuth must be used within an AuthProvider');
  return auth;
}
