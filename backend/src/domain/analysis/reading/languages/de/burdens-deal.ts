import type { PackBurden } from '../pack.ts';

/** How the deal may change, how it ends, what leaving costs. */
export const DEAL: readonly PackBurden[] = [
  {
    family: 'unilateral-change',
    variant: 'price',
    hurts: 'weaker',
    severity: 'medium',
    all: [
      ['{mayS}|{price} .... (kann|können|darf) .... (werden|anpass*)'],
      ['erhöh*|anheb*|anzuheben|angehoben|anpass*|angepasst|anzupassen|änder*|geändert|neu fest*|steiger*'],
      ['{price}'],
    ],
    unless: [
      'verbraucherpreisindex|index|zustimmung @wo|umsatzsteuer|einvernehmlich|in absprache|durch vereinbarung|gesetzlich* vorschriften',
    ],
    graver: ['{anytime}|{endless}'],
    examples: [
      'Der Vermieter darf die Miete jederzeit um bis zu 10 % anheben.',
      'Wir behalten uns vor, den Monatsbeitrag anzupassen.',
    ],
    counterExamples: ['Der Mieter darf die Miete per Dauerauftrag zahlen.'],
  },
  {
    family: 'unilateral-change',
    variant: 'terms',
    hurts: 'weaker',
    severity: 'medium',
    all: [
      [
        '{mayS}|(diese|die) .. ({terms}) .... (kann|können|geändert|aktualisiert|ergänzt)|jeweils (gültigen|geltenden|aktuellen)',
      ],
      ['{changeWord}|jeweils (gültigen|geltenden|aktuellen)'],
      ['{terms}'],
    ],
    unless: ['einvernehmlich|beide* @b|@b .. (vereinbaren|können)|schriftform|gesetzliche* .. fassung'],
    graver: ['{anytime}|ohne (gesonderte)? (mitteilung|benachrichtigung)'],
    examples: [
      'Wir können diese Bedingungen jederzeit ändern.',
      'Es gilt die Hausordnung in ihrer jeweils gültigen Fassung.',
    ],
    counterExamples: ['Änderungen dieses Vertrags bedürfen der Schriftform.'],
  },
  {
    family: 'unilateral-change',
    variant: 'service',
    hurts: 'weaker',
    severity: 'medium',
    all: [
      ['{mayS}'],
      [
        '{changeWord}|verändern|zu verändern|abweichen|abzuweichen|austauschen|auszutauschen|abschalt*|verlegen|beschränken|zu beschränken|entfernen|einstell*',
      ],
      ['{service}'],
    ],
    unless: ['{price}|{terms}|@w .. (darf|kann) .... ändern|einvernehmlich|wartung*'],
    graver: ['{anytime}'],
    examples: [
      'Das Studio kann den Kursplan jederzeit ändern.',
      'Der Anbieter behält sich vor, Funktionen des Dienstes einzustellen.',
    ],
    counterExamples: ['Der Kunde kann seine Daten jederzeit ändern.'],
  },
  {
    family: 'sole-discretion',
    variant: 'alone',
    hurts: 'weaker',
    severity: 'medium',
    all: [
      [
        '@s* .... (nach|in|im) .. ermessen|(entscheidet|entscheiden|bestimmt|bestimmen|befindet) .. (@s*|allein)|@s* .. (entscheidet|entscheiden|bestimmt|befindet)|allein* ermessen* @so|im ermessen @so|nach auffassung @so|nach (ansicht|einschätzung|meinung) @so|hält @s|ermessen .. @so|(nach|im) (eigenem|eigenen|freiem|freien|alleinigem|alleinigen) ermessen|die .. bestreitet|kein* (rechtsanspruch|anspruch) auf .. (bonus|prämie|gratifikation|zustimmung)',
      ],
    ],
    unless: ['nach ermessen @wo|@w (entscheidet|bestimmt)|billigem ermessen .. gericht|{price}'],
    graver: ['{endless}|endgültig|allein'],
    examples: [
      'Ob der Mangel erheblich ist, entscheidet allein der Vermieter.',
      'Über die Zulassung entscheiden wir nach eigenem Ermessen.',
    ],
    counterExamples: ['Über die Farbe entscheidet der Mieter.'],
  },
  {
    family: 'unequal-exit',
    variant: 'only-they',
    hurts: 'weaker',
    severity: 'medium',
    all: [
      ['@s (kann|können|darf|dürfen|ist|sind|hat|haben) ...|(kann|können|darf|ist|hat) .. @s'],
      ['{endWord}'],
      ['mit einer frist von #time|#time zum|jederzeit|ohne .. (grund|gründen|begründung)'],
    ],
    unless: [
      '@b|beide*|auch @w|@w .. kann|wichtig* grund|verstoß|verstößt|verzug|pflichtverletzung|@w .... {endWord}',
    ],
    examples: ['Der Anbieter kann den Vertrag mit einer Frist von zwei Wochen kündigen.'],
    counterExamples: [
      'Der Vermieter kann den Vertrag kündigen, wenn der Mieter mit zwei Mieten in Verzug ist.',
      'Der Kunde kann jederzeit kündigen.',
    ],
  },
  {
    family: 'unequal-exit',
    variant: 'longer-notice',
    hurts: 'weaker',
    severity: 'medium',
    all: [
      [
        '@w* ... #time .... @s* .... #time|@s* ... #time .... @w* .... #time|für @wo .... #time .... für @so .... #time',
      ],
      ['{endWord}|frist'],
    ],
    unless: ['gesetzlich*|verlängert sich .. nach'],
    examples: [
      'Der Mieter kann mit einer Frist von sechs Monaten kündigen, der Vermieter mit einer Frist von einem Monat.',
    ],
    counterExamples: ['Beide Parteien können mit einer Frist von drei Monaten kündigen.'],
  },
  {
    family: 'no-exit',
    variant: 'cannot-leave',
    hurts: 'weaker',
    severity: 'medium',
    all: [
      [
        '@w* ... verzichte* .... *kündigung*|@w* .... verzichte* .... *kündigungsrecht*|*kündigung* .... (ist|sind|bleibt|wird) .... ausgeschlossen|(ausschluss|verzicht) .... *kündigung*|@w* .... (nicht|erst|frühestens) .... {endWord}|unkündbar|(vorzeitige*|ordentliche*) .. (kündigung|beendigung|austritt) .... (nicht|ausgeschlossen|erst)|frühestens .... {endWord}|{endWord} .... (frühestens|erst (nach|zum)|nicht möglich|ausgeschlossen)',
      ],
    ],
    unless: ['wichtigem grund .. bleibt', '@s* .. verzichte*', '@s .. (kann|darf) .... (erst|nicht)'],
    graver: [
      '(vier|fünf|sechs|acht|zehn|drei|4|5|6|8|10|3) jahre*|48 monat*|60 monat*|(36) monat*|{endless}',
    ],
    examples: [
      'Der Mieter verzichtet für zwei Jahre auf sein Recht zur Kündigung.',
      'Eine vorzeitige Kündigung ist ausgeschlossen.',
    ],
    counterExamples: ['Der Vermieter verzichtet auf das Recht zur Kündigung wegen Eigenbedarfs.'],
  },
  {
    family: 'no-exit',
    variant: 'cannot-leave',
    hurts: 'weaker',
    severity: 'medium',
    all: [
      [
        '(mindestlaufzeit|mindestvertragslaufzeit|erstlaufzeit|festlaufzeit|mindestmietdauer|mindestmietzeit|bindungsfrist|feste laufzeit|laufzeit|läuft fest) .... (24|36|48|60|zwei jahre|drei jahre|vier jahre|fünf jahre|vierundzwanzig|sechsunddreißig) ...|(24|36|48|60)-monatige|(zwei|drei|vier|fünf)jährige (mindest)?laufzeit',
      ],
    ],
    unless: ['jederzeit|monatlich kündbar|verlänger*'],
    examples: ['Die Mindestlaufzeit beträgt 36 Monate.'],
    counterExamples: ['Die Mindestlaufzeit beträgt einen Monat.'],
  },
  {
    family: 'auto-renewal',
    variant: 'renews',
    hurts: 'weaker',
    severity: 'medium',
    all: [
      [
        'verlängert sich|verlängern sich|verlängert .. sich|setzt sich .. fort|erneuert sich|wird .. (automatisch|stillschweigend) (verlängert|fortgesetzt|erneuert)|automatisch* verlänger*|stillschweigend* verlänger*|um (jeweils|weitere) .. (monat*|jahr*)|automatisch erneuert|läuft .. weiter',
      ],
    ],
    unless: [
      'nicht .. verlänger*|verlängert sich nicht|kündigungsfrist .. verlängert|frist .. verlängert|verlängert sich (diese|die) frist|unbestimmte zeit .. monat|frist|§ 545|nicht als verlängert|(beitrag|beiträge|miete|gebühr*|entgelt) .. weiter',
    ],
    graver: [
      'um (jeweils|weitere)? .. (zwölf|12|24|zwei|drei) (weitere)? (monate|jahre)|(drei|sechs) monate vor|90 tage',
    ],
    examples: [
      'Der Vertrag verlängert sich um weitere zwölf Monate, wenn er nicht drei Monate vor Ablauf gekündigt wird.',
    ],
    counterExamples: [
      'Der Vertrag verlängert sich nicht automatisch.',
      'In den Ferien läuft der Beitrag trotzdem weiter.',
    ],
  },
  {
    family: 'auto-renewal',
    variant: 'renews',
    hurts: 'weaker',
    severity: 'medium',
    all: [
      ['verlängert sich|verlängern sich'],
      [
        'sofern .... (gekündigt|kündig*)|wenn .... (gekündigt|kündig*)|es sei denn|falls .... gekündigt|wird .. nicht .... gekündigt',
      ],
    ],
    examples: [
      'Wird er nicht mit einer Frist von drei Monaten gekündigt, verlängert sich der Vertrag um ein Jahr.',
    ],
    counterExamples: ['Die Frist verlängert sich nach fünf Jahren um drei Monate.'],
  },
  {
    family: 'sudden-end',
    variant: 'at-once',
    hurts: 'weaker',
    severity: 'high',
    all: [
      ['{mayS}|(account|konto|zugang|vertrag|mitgliedschaft|nutzung*|buchung) .... (kann|können|wird) ...'],
      [
        '{endWord}|sperr*|gesperrt|zu sperren|deaktivier*|lösch*|entzieh*|entzogen|ausschließ*|ausgeschlossen|zurücktreten|einstell*|einzustellen|suspendier*|aussetz*|auszusetzen|beendet|schließ*',
      ],
      ['{anytime}|ohne frist|ohne einhaltung|ohne vorherige*|aus (jedem|irgendeinem|beliebigem)'],
    ],
    unless: ['@w .. (kann|darf|können|dürfen) .... {endWord}|@b|haftung* .. ausgeschlossen|{price}'],
    examples: [
      'Wir können Ihr Konto jederzeit ohne Angabe von Gründen sperren.',
      'Der Anbieter darf den Vertrag fristlos kündigen, ohne einen Grund zu nennen.',
    ],
    counterExamples: ['Der Kunde kann jederzeit fristlos kündigen.'],
  },
  {
    family: 'sudden-end',
    variant: 'for-breach',
    hurts: 'weaker',
    severity: 'medium',
    all: [
      ['{mayS}'],
      [
        'fristlos*|sofort|mit sofortiger wirkung|sperren|gesperrt|zu sperren|deaktivieren|löschen|aussetzen|kündigen|beenden|einschränken|entfernen',
      ],
      [
        'bei (jedem|einem|verstoß|verstößen|zahlungsverzug)|wenn @w|wenn @wo|falls @w|verstoß*|verstöß*|verletz*|verdacht|rückstand|in verzug|inaktiv*|nicht nutz*',
      ],
    ],
    unless: ['@w .. (kann|darf) .... {endWord}|@b|nach (vorheriger)? abmahnung|zwei (monats)?mieten'],
    graver: ['bei jedem|auch geringfügig*|bereits bei|einer rate|verdacht'],
    examples: ['Bei einem Verstoß gegen die Hausordnung kann das Studio den Vertrag fristlos kündigen.'],
    counterExamples: ['Wir antworten bei Fragen sofort.'],
  },
  {
    family: 'exit-cost',
    variant: 'leaving-costs',
    hurts: 'weaker',
    severity: 'medium',
    all: [
      [
        '{endWord}|vorzeitig*|auszug vor|rücktritt|storn*|ausscheid*|austritt|scheidet|verlässt|absage|nichtantritt|abbruch|nichterscheinen|ablös*',
      ],
      [
        'pauschal*|stornogebühr*|bearbeitungsgebühr*|schadensersatz*|#percent|#money|restlich* (beiträge|raten|miete*|vergütung|entgelt*)|verbleibende*|zurückzuzahlen|rückzahlung* @wo|zu erstatten|erstattet @w|monatsmiete*|ausstehende*|entschädigung|vorfälligkeitsentschädigung|auf einmal fällig|sofort fällig|volle (preis|vergütung|miete)|vollen (preis|betrag)|gebühr*',
      ],
      ['{pays}|einbehalt*|fällig|erheb*|@w|kostet|verlangen|anfallen'],
    ],
    unless: [
      '@s .... (zahlt|ersetzt|erstattet|schuldet|erlässt) .... @wo|kostenlos|kostenfrei|gebührenfrei|ohne kosten|@s* .. erstattet .. @wo|verzug*|*mahn*|anteilig* .. (zurück|erstattet)',
    ],
    graver: ['sämtliche|alle restlichen|restlich*|verbleibend*|(80|90|100) %|(80|90|100)%|volle*'],
    examples: [
      'Kündigt der Kunde vorzeitig, ist eine Pauschale von 150 Euro zu zahlen.',
      'Bei Rücktritt zahlt der Gast 80 % des Preises.',
    ],
    counterExamples: ['Die Kündigung ist kostenlos.'],
  },
  {
    family: 'exit-cost',
    variant: 'leaving-costs',
    hurts: 'weaker',
    severity: 'medium',
    all: [
      [
        '(fortbildung*|ausbildungskosten|schulungskosten|weiterbildung*|umzugskosten|bonus|gratifikation|weihnachtsgeld|sonderzahlung|prämie|provision*|kosten der)',
      ],
      ['zurückzuzahlen|zurückzahlen|zu erstatten|erstatten|rückzahlung*|rückerstatt*'],
      ['{endWord}|scheidet|ausscheid*|verlässt|austritt|endet'],
    ],
    examples: [
      'Scheidet der Arbeitnehmer innerhalb von drei Jahren aus, sind die Fortbildungskosten zurückzuzahlen.',
    ],
    counterExamples: ['Die Fortbildungskosten trägt der Arbeitgeber.'],
  },
  {
    family: 'forfeiture',
    hurts: 'weaker',
    severity: 'medium',
    all: [
      [
        'verfällt|verfallen|verfiel|erlischt .. (anspruch|guthaben|urlaub|punkte|bonus)|nicht (erstattet|zurückerstattet|erstattungsfähig|zurückgezahlt|rückerstattet|zurückgegeben)|keine (rück)?erstattung|nicht erstattungsfähig|ohne (anspruch auf)? (rück)?erstattung|einbehalten|einzubehalten|einbehält|keine rückzahlung|entfällt ersatzlos|verwirkt .. (anspruch|anzahlung)|verliert .. (anspruch|@w|recht*)|verlieren .. (gültigkeit|anspruch)|nicht .. ausgezahlt|keine auszahlung',
      ],
    ],
    unless: ['@s .... (verliert)|nicht verfall*|verfällt nicht|forderungen .. einbehalten .. nachweis'],
    graver: ['sämtliche|gesamte*|alle|ersatzlos|entschädigungslos'],
    examples: ['Nicht genutzte Stunden verfallen am Monatsende.', 'Die Anzahlung wird nicht erstattet.'],
    counterExamples: ['Resturlaub verfällt nicht.'],
  },
];
