import type { PackBurden } from '../pack.ts';

/** What weighs most in everyday papers: being bound, paying for nothing, paying on, losing things. */
export const GRAVE: readonly PackBurden[] = [
  {
    family: 'no-exit',
    hurts: 'weaker',
    severity: 'high',
    all: [['(verzicht*|verzichten) .... (kündigung*|kündigen)|(kündigung|kündigen) .... verzicht*']],
    unless: ['@s (verzichtet|verzichten)'],
    examples: [
      'Beide Parteien verzichten für die Dauer von 36 Monaten auf das Recht zur ordentlichen Kündigung.',
    ],
    counterExamples: ['Der Vermieter verzichtet für zwei Jahre auf eine Kündigung.'],
  },
  {
    family: 'no-exit',
    hurts: 'weaker',
    severity: 'high',
    all: [
      [
        'kündigung* .... (nur|ausschließlich|lediglich) zum|(nur|ausschließlich|lediglich) zum .... (kündbar|kündigen|gekündigt|kündigung)',
      ],
    ],
    unless: [
      '@s .... (kann|darf|können|dürfen) .... nur|monatsende|ende (eines|des|jedes) monats|quartalsende|monatsletzten',
    ],
    examples: ['Eine Kündigung durch die Eltern ist nur zum 31. Juli möglich.'],
    counterExamples: ['Der Träger kann nur zum Schuljahresende kündigen.'],
  },
  {
    family: 'cost-shifting',
    variant: 'pays-anyway',
    hurts: 'weaker',
    severity: 'high',
    notIn: ['work'],
    all: [
      [
        'auch (während|bei|in|an|wenn) .... (schließ*|krank*|ferien|streik|abwesen*|ausfällt|ausfall|fehl*|nicht nutz*) .... (zu zahlen|zu entrichten|weiterzuzahlen|fällig|geschuldet|weiter gezahlt|weitergezahlt|in voller höhe)',
        'fällt .... aus .... trotzdem .... (zu zahlen|fällig|zahl*)',
      ],
    ],
    unless: ['gehalt|lohn|vergütung|entgeltfortzahlung'],
    examples: [
      'Das Betreuungsgeld ist auch während der Schließzeiten und bei Krankheit des Kindes in voller Höhe zu zahlen.',
    ],
    counterExamples: ['Das Gehalt ist auch bei Krankheit in voller Höhe zu zahlen.'],
  },
  {
    family: 'cost-shifting',
    hurts: 'weaker',
    severity: 'medium',
    all: [
      [
        '@w .... (streicht|streichen|renoviert|renovieren|tapeziert) .... (auszug|ende|rückgabe)',
        '(auszug|ende des mietverhältnisses) .... (gestrichen|zu streichen|renoviert|zu renovieren)',
      ],
    ],
    examples: ['Der Mieter streicht Wände und Decken bei Auszug auf eigene Kosten.'],
    counterExamples: ['Der Vermieter streicht die Wände vor dem Einzug.'],
  },
  {
    family: 'unilateral-change',
    variant: 'rises',
    hurts: 'weaker',
    severity: 'medium',
    notIn: ['work'],
    all: [['(erhöht sich|steigt|erhöhen sich) .... (auf|um) .. (#money|#percent)']],
    unless: ['(gehalt|lohn|vergütung)'],
    examples: ['Ab dem 01.02.2028 erhöht sich die Grundmiete auf 771,00 €.'],
    counterExamples: ['Die Miete beträgt 771,00 €.'],
  },
  {
    family: 'entry-or-seizure',
    variant: 'taken-and-sold',
    hurts: 'weaker',
    severity: 'medium',
    all: [
      [
        '(nicht .. (zahlst|zahlt|zahlen)|verzug|rückstand) .... (darf|dürfen|kann|können) @s .... (verkaufen|verwerten|behalten|versteigern)',
        '@s (darf|dürfen|kann|können) .... (pfand|werkzeug|rad|sachen|gegenstände) .... (verkaufen|verwerten|behalten)',
      ],
    ],
    examples: ['Falls du nicht zahlst, darf der Verkäufer es verkaufen.'],
    counterExamples: ['Du darfst das Rad verkaufen.'],
  },
  {
    family: 'exit-cost',
    hurts: 'weaker',
    severity: 'medium',
    all: [
      ['(abbrichst|abbrechen|aufhörst|abbricht) .... (rest|restbetrag|alles) .... (fällig|zahlen|zurück)'],
    ],
    examples: ['Wenn du die Schule abbrechen solltest, ist der Rest zum Jahresende fällig.'],
    counterExamples: ['Wenn du abbrechen musst, sag Bescheid.'],
  },
  {
    family: 'uncapped-liability',
    hurts: 'weaker',
    severity: 'high',
    all: [
      [
        '@w .... (kassenfehlbetr*|kassendifferenz*|manko|fehlbeträge .. kasse)',
        '(kassenfehlbetr*|kassendifferenz*|manko*) .... (@w|@wo|vom lohn|vom gehalt)',
      ],
    ],
    unless: ['@s .. trägt'],
    examples: ['Der Arbeitnehmer haftet für Kassendifferenzen in seiner Schicht.'],
    counterExamples: ['Der Arbeitgeber trägt Kassendifferenzen.'],
  },
  {
    family: 'restraint',
    hurts: 'weaker',
    severity: 'high',
    all: [
      [
        '(nach dem ende|nach vertragsende|nach dem ausscheiden|nach beendigung) .... (darf|dürfen) .... (kein*|nicht) .... (eröffnen|betreiben|arbeiten|tätig|gründen|führen)',
      ],
    ],
    unless: ['@s (darf|dürfen)'],
    examples: [
      'Nach dem Ende darf der Mieter zwölf Monate lang im Umkreis von 3 km keinen eigenen Salon eröffnen.',
    ],
    counterExamples: ['Nach dem Ende darf der Mieter seine Einbauten mitnehmen.'],
  },
  {
    family: 'penalty',
    hurts: 'weaker',
    severity: 'medium',
    all: [['(nicht geleistet*|versäumt*|fehlende) .. stunde* .... (#money|in rechnung|berechnet)']],
    examples: ['Für jede nicht geleistete Stunde werden 25 € in Rechnung gestellt.'],
    counterExamples: ['Jede geleistete Stunde wird mit 25 € vergütet.'],
  },
];
