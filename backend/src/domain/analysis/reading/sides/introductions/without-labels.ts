import type { Naming } from '../names/naming.ts';

/**
 * `Band The Larks Ltd (“the Band”)` and `Client Ana Reyes (“the Client”)`: names of two sides that open with their own roles stand
 * behind labels in a column. One alone, `Hotel Adler GmbH (“the Hotel”)`, is a name.
 */
export function withoutLabels(namings: readonly Naming[]): Naming[] {
  const labelled = new Set<string>();
  const labels = new Set<string>();
  for (const { names, roles } of namings) {
    const [name] = names;
    const label = roles.find((role) => name !== undefined && opensWith(name, role));
    if (name === undefined || label === undefined) continue;
    labels.add(label.toLowerCase());
    labelled.add(name);
  }
  if (labels.size < 2) return [...namings];
  const bare = (name: string) =>
    labelled.has(name) ? name.slice([...labels].find((label) => opensWith(name, label))!.length + 1) : name;
  return namings.map((naming) => ({ ...naming, names: naming.names.map(bare) }));
}

const opensWith = (name: string, role: string): boolean =>
  name.toLowerCase().startsWith(`${role.toLowerCase()} `) && /^\p{Lu}/u.test(name.slice(role.length + 1));
