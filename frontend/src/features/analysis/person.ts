/** The signed-in person as the analysis screen needs them. */
export interface Person {
  readonly uid: string;
  readonly email: string | null;
  readonly displayName: string | null;
}

/** What the name field says before anybody types: display name, else e-mail, else `User` (specification, section 2). */
export const preFill = ({ displayName, email }: Person): string => displayName || email || 'User';
