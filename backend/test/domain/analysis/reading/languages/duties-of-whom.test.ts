import { describe, expect, it } from 'vitest';

import { dutiesIn, type DutyOf } from './duties-in.ts';

/** What a paper says, whose duty it is: the reader's, the other one's, or nobody's. */
const CLAUSES: readonly (readonly [
  language: 'de' | 'fr' | 'es' | 'pt' | 'it',
  clause: string,
  of: DutyOf,
])[] = [
  ['pt', 'O locador poderá reter a caução enquanto não estiver satisfeito.', 'nobody'],
  ['es', 'El contrato se renueva solo si el arrendatario no avisa a tiempo.', 'nobody'],
  ['de', 'Fällt der Vermieter wegen Krankheit aus, wird die Gebühr nicht erstattet.', 'nobody'],
  ['es', 'Por cada aviso el arrendador cobra 12 euros.', 'nobody'],
  ['fr', 'Le bailleur facture 30 euros pour chaque lettre.', 'nobody'],
  ['de', 'Die Vermieterin informiert die Mieterin über jede Reparatur.', 'other'],
  ['fr', "Le bailleur informe immédiatement le locataire d'une coupure.", 'other'],
  ['es', 'El arrendatario no debe usar el ascensor para mudanzas.', 'reader'],
  ['pt', 'O locatário não deve lavar roupa à noite.', 'reader'],
  ['fr', 'Le locataire ne doit pas fumer dans les couloirs.', 'reader'],
  ['es', 'La arrendadora fijará las fechas de las visitas.', 'nobody'],
  ['it', 'Il locatore tiene una copia delle chiavi ed entra quando vuole.', 'nobody'],
];

describe('whose duty a clause in another language is', () => {
  it.each(CLAUSES)('%s: %s', (language, clause, of) => {
    expect(dutiesIn(language, clause)).toBe(of);
  });

  it('goes on with the one who acted last where a pronoun acts', () => {
    expect(
      dutiesIn('fr', "Le locataire range la cour. Il prévient aussitôt le bailleur d'une fuite.", 'prévient'),
    ).toBe('reader');
    expect(dutiesIn('de', 'Die Mieterin zahlt eine Kaution. Sie wird nicht verzinst.', 'verzinst')).toBe(
      'nobody',
    );
  });

  it('is none of the one who acted last where something is done to a thing', () => {
    const clause = 'El arrendatario limpia la casa. Se descontarán 30 euros por cada falta.';
    expect(dutiesIn('es', clause, 'descontarán')).toBe('nobody');
  });

  it('is none of a heading that runs on', () => {
    const [es, it] = [
      'Obligaciones del arrendador. Entrega las llaves hoy.',
      'Obblighi del locatore. Consegna le chiavi oggi.',
    ];
    expect(dutiesIn('es', es, 'Obligaciones')).toBe('nobody');
    expect(dutiesIn('it', it, 'Obblighi')).toBe('nobody');
  });
});
