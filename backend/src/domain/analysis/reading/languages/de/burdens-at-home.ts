import type { PackBurden } from '../pack.ts';

/** Burdens of rooms, jobs at home, hire and small orders, in the words that such papers use. */
export const AT_HOME: readonly PackBurden[] = [
  {
    family: 'other-side-not-liable',
    hurts: 'weaker',
    severity: 'medium',
    all: [
      [
        '(wird|werden) .. (nicht|keinerlei) gehaftet|(wird|werden) .... keine haftung .. übernommen|haftung .... (ist|wird|bleibt) .. ausgeschlossen',
      ],
    ],
    unless: ['@w .. haftet'],
    examples: ['Für Garderobe und Kinderwagen wird nicht gehaftet.'],
    counterExamples: ['Für Garderobe wird nach dem Gesetz gehaftet.'],
  },
  {
    family: 'uncapped-liability',
    hurts: 'weaker',
    severity: 'high',
    all: [
      [
        '@w .... (zahlt|ersetzt|haftet|trägt|bezahlt|zahlst|haften) .... (auch ohne .. (verschulden|schuld)|unabhängig von .. verschulden|auch wenn .... (keine schuld|kein verschulden|nichts dafür)|neupreis|neuwert)',
      ],
    ],
    unless: ['@s .... (ersetzt|haftet) .... @wo'],
    examples: ['Der Kunde ersetzt den Neuwert, auch wenn ihn keine Schuld trifft.'],
    counterExamples: ['Der Kunde haftet nur bei Verschulden.'],
  },
  {
    family: 'cost-shifting',
    hurts: 'weaker',
    severity: 'medium',
    all: [
      [
        '(streicht|weißt|renoviert|tapeziert) @w ...|@w .... (streicht|renoviert|weißt)|(schlüssel*) .... (schließanlage|schlösser|schloss)|@w .... (schließanlage)',
      ],
      ['auch wenn|in jedem fall|weiß|vollständig|auf eigene kosten|schließanlage|schlösser|unabhängig'],
    ],
    unless: ['@s .. (streicht|trägt|zahlt|stellt)'],
    examples: ['Beim Auszug streicht die Mieterin alle Räume weiß, auch wenn sie nur kurz dort gewohnt hat.'],
    counterExamples: ['Der Mieter darf das Zimmer streichen.'],
  },
  {
    family: 'withheld-pay',
    hurts: 'weaker',
    severity: 'medium',
    onlyIn: ['work'],
    all: [
      [
        '(vom|aus dem|von ihrem|von seinem|mit dem) (lohn|gehalt|entgelt) .... (abgezogen|einbehalten|verrechnet)|@s .... (zieht|behält|verrechnet) .... (lohn|gehalt)|(ausgefallene|nicht geleistete) stunden .... nicht (bezahlt|vergütet)',
      ],
    ],
    examples: ['Zerbrochenes Geschirr wird vom Lohn abgezogen.'],
    counterExamples: ['Der Lohn wird am Monatsende gezahlt.'],
  },
  {
    family: 'work-demands',
    hurts: 'weaker',
    severity: 'medium',
    onlyIn: ['work'],
    all: [
      [
        '(urlaub|urlaubszeit*) .... (bestimmt|legt|festgelegt|gibt|schreibt)|(bestimmt|legt|schreibt) @s .... urlaub',
      ],
      ['@s*'],
    ],
    unless: ['gemeinsam|einvernehmlich|nach (absprache|wunsch)|abstimmung'],
    examples: ['Den Urlaub legt der Arbeitgeber fest.'],
    counterExamples: ['Der Arbeitgeber gewährt 28 Tage Urlaub.'],
  },
  {
    family: 'exit-cost',
    variant: 'leaving-costs',
    hurts: 'weaker',
    severity: 'high',
    all: [
      ['(tritt|treten|trittst|sagt|sagen|storniert|absage|rücktritt|stornierung|nichterscheinen) ...'],
      ['(schuld*|zahl*|fällig|einbehalten|berechnet|behält)'],
      [
        'volle* (preis|betrag|miete|gebühr|teilnahmebeitrag)|gesamte* (preis|betrag|miete)|monatsentgelt*|monatsbeitr*|monatsmiete*|100 %|(80|90) %',
      ],
    ],
    unless: ['@s .. (schuldet|zahlt|erstattet)|erstattet @s|verzug'],
    examples: [
      'Treten die Eltern vor Beginn zurück, schulden sie zwei Monatsentgelte.',
      'Bei Stornierung ist der volle Preis zu zahlen.',
    ],
    counterExamples: ['Bei Stornierung wird nichts berechnet.'],
  },
  {
    family: 'data-or-image',
    hurts: 'weaker',
    severity: 'medium',
    all: [
      [
        '(gps|ortung*|standort*|peilsender) .... (jederzeit|laufend|ständig|dauerhaft|abrufen|überwach*)|(einwilligung|zustimmung) .... nicht .. widerrufen',
      ],
    ],
    examples: ['Der Vermieter kann den Standort jederzeit abrufen.'],
    counterExamples: ['Die Einwilligung kann jederzeit widerrufen werden.'],
  },
  {
    family: 'forfeiture',
    hurts: 'weaker',
    severity: 'medium',
    all: [
      [
        '(möbel|gegenstände|sachen) .... (gehen .... eigentum|werden eigentum|gehören dann|gehören danach) ...',
      ],
    ],
    examples: ['Zurückgelassene Möbel gehen in das Eigentum des Vermieters über.'],
    counterExamples: ['Die Möbel gehören dem Mieter.'],
  },
  {
    family: 'withheld-pay',
    hurts: 'weaker',
    severity: 'high',
    onlyIn: ['freelance', 'work'],
    all: [
      [
        '@s .... (zahlung|vergütung|honorar) .... (zurückhalten|zurückbehalten|einbehalten)|(zahlung|vergütung|honorar) .... (erst|nur) .... (zufrieden|gefällt)',
      ],
    ],
    examples: ['Das Unternehmen darf die Zahlung zurückhalten, bis es zufrieden ist.'],
    counterExamples: ['Die Vergütung wird nach Abnahme gezahlt.'],
  },
  {
    family: 'restraint',
    variant: 'use',
    hurts: 'weaker',
    severity: 'low',
    all: [
      [
        '(besuch*|gäste|übernachtungsgäste|übernachtung*) .... (nur|nicht|höchstens|vorheriger) .... (erlaubt|gestattet|zulässig|absprache|genehmigung)|@w .... nicht .... (anmelden|melderechtlich)',
      ],
    ],
    examples: ['Besuch über Nacht ist nur nach vorheriger Absprache erlaubt.'],
    counterExamples: ['Besuch ist jederzeit erlaubt.'],
  },
  {
    family: 'transfer',
    hurts: 'weaker',
    severity: 'low',
    all: [
      [
        '@s .... (darf|kann|dürfen|können) .... (weitergeben|übertragen|abtreten|subunternehmer*|nachunternehmer*|andere firmen) ...',
      ],
      ['ohne .. (zustimmung|einwilligung|rücksprache|absprache)'],
    ],
    examples: ['Der Auftragnehmer darf Arbeiten ohne Zustimmung an Subunternehmer weitergeben.'],
    counterExamples: ['Der Auftragnehmer darf die Arbeiten nur mit Zustimmung weitergeben.'],
  },
  {
    family: 'entry-or-seizure',
    hurts: 'weaker',
    severity: 'high',
    onlyIn: ['work'],
    all: [
      [
        '(verwahrt|behält|übergibt|hinterlegt|händigt) .... (reisepass|pass|personalausweis|aufenthaltstitel)|(reisepass|pass|personalausweis|ausweis|aufenthaltstitel) .... (behält|einbehalten|verwahrt|aufbewahrt|hinterlegt|abgegeben|gibt .. ab|übergibt)',
      ],
    ],
    examples: ['Der Arbeitgeber verwahrt den Reisepass der Mitarbeiterin.'],
    counterExamples: ['Die Mitarbeiterin zeigt ihren Ausweis.'],
  },
  {
    family: 'work-demands',
    hurts: 'weaker',
    severity: 'high',
    onlyIn: ['work'],
    all: [
      [
        '(ohne (zusätzliche|gesonderte|weitere)? (vergütung|bezahlung|lohn))|(fahrzeit*|wegezeit*|rufbereitschaft|bereitschaft*|umkleidezeit*|nachtdienst*) .... (nicht|keine*) .... (vergütet|bezahlt|arbeitszeit|vergütung)|@s .... (objekt*|einsatzort*|filiale*|standort*) .... (einsetzen|versetzen)|@s .... (einsätze|schichten|dienstplan|dienste) .... (ändern|ändert|verlegen)',
      ],
    ],
    examples: ['Fahrzeiten zwischen den Objekten werden nicht vergütet.'],
    counterExamples: ['Fahrzeiten werden vergütet.'],
  },
  {
    family: 'withheld-pay',
    hurts: 'weaker',
    severity: 'high',
    onlyIn: ['work'],
    all: [
      [
        '(fällt|entfällt|ausfall|ausfällt|abgesagt) .... (kein* (anspruch auf)? (lohn|vergütung|entgelt)|nicht (vergütet|bezahlt))',
      ],
    ],
    examples: ['Fällt ein Auftrag aus, besteht kein Anspruch auf Lohn.'],
    counterExamples: ['Fällt ein Auftrag aus, wird der Lohn gezahlt.'],
  },
  {
    family: 'uncapped-liability',
    hurts: 'weaker',
    severity: 'high',
    all: [
      [
        '(zahlt|bezahlt|ersetzt|trägt|haftet) @w .... (auch wenn .... (keine schuld|kein verschulden|nichts dafür)|auch ohne .. (verschulden|schuld)|unabhängig von .. verschulden)|(zum|den) (neupreis|neuwert) .... (ersetzt|zahlt) @w|(ersetzt|ersetzen|zahlt|zahlen) @w .... (neupreis|neuwert)',
      ],
    ],
    examples: ['Verlorene Schlüssel bezahlt der Mieter, auch wenn ihn keine Schuld trifft.'],
    counterExamples: ['Verlorene Schlüssel bezahlt der Mieter, wenn er schuld ist.'],
  },
  {
    family: 'restraint',
    hurts: 'weaker',
    severity: 'high',
    onlyIn: ['work', 'freelance'],
    all: [
      [
        '@w .... (darf|wird) .... (nicht|kein*) .... (für|bei) .... (kunden|andere*|konkurrenz*|wettbewerb*|auftraggeber*) .... (arbeiten|tätig*|arbeitet|werden)',
      ],
    ],
    unless: ['schwarzarbeit'],
    examples: ['Die Arbeitnehmerin darf zwei Jahre lang nicht für andere Betriebe arbeiten.'],
    counterExamples: ['Die Arbeitnehmerin darf für andere Kunden arbeiten.'],
  },
];
