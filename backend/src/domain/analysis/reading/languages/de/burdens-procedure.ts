import type { PackBurden } from '../pack.ts';

/** Silence, deadlines, promises, powers, proof. */
export const PROCEDURE: readonly PackBurden[] = [
  {
    family: 'deemed-consent',
    hurts: 'weaker',
    severity: 'medium',
    all: [
      [
        '(gilt|gelten) .... als .... (anerkannt|genehmigt|angenommen|erteilt|zugestimmt|zustimmung|einverstanden|zugegangen|erfolgt|akzeptiert|abgenommen|mangelfrei|verstanden|einwilligung|einverständnis|vereinbart)|als .. (genehmigt|anerkannt|angenommen|zugestimmt|erteilt)|schweig* .... (zustimmung|annahme)|durch .. (weitere*|fortgesetzte*|die)? (nutzung|nutzen|verwendung|zugriff|registrierung|anmeldung|besuch|installation) .... (stimm*|akzeptier*|einverstanden|erkennen|erklär*|gebunden|bestätig*)|(nutz*|verwend*|nutzung|zugreif*|weiter nutz*) .... (stimm* .... zu|akzeptier*|einverstanden|erklär*|bestätig*)|mit (der|dem) .. (nutzung|nutzen|aufruf|zugriff|bestellung|download) .... (stimm*|akzeptier*|einverstanden|erklär*|erkenn*|bestätig*)|indem .. @w .... (stimm*|akzeptier*|erklär*|bestätig*)|widerspricht .. @w .. nicht',
      ],
    ],
    unless: ['@s .... als (zustimmung|angenommen)|gilt nicht als'],
    graver: ['(drei|fünf|sieben|zehn|3|5|7|10) tage*'],
    examples: [
      'Widerspricht der Kunde nicht binnen zwei Wochen, gilt die Änderung als genehmigt.',
      'Durch die Nutzung des Dienstes stimmen Sie diesen Bedingungen zu.',
    ],
    counterExamples: ['Schweigen gilt nicht als Zustimmung.'],
  },
  {
    family: 'short-deadline',
    hurts: 'weaker',
    severity: 'medium',
    all: [
      [
        '(binnen|innerhalb (von)?|spätestens|frist von|in) .. (24 stunden|48 stunden|vierundzwanzig stunden|achtundvierzig stunden|(einem|zwei|drei|vier|fünf|sieben|acht|1|2|3|4|5|7|8) (werktag*|tag*|kalendertag*|arbeitstag*|wochentagen)|einer woche|(einem|1|eines|zwei|2|drei|3) monat*)|ausschlussfrist|verjähr* .... (#time)',
      ],
      [
        '@w*|anzuzeigen|zu rügen|geltend|zu räumen|zu zahlen|aufzufüllen|*ansprüche|anspruch|mängel|beanstandung*|reklamation*|vorzulegen|schriftlich|einwend*|verfall*',
      ],
    ],
    unless: [
      '@s (zahlt|erstattet|antwortet|liefert|behebt|teilt|rechnet|kann|darf) ...|@s .... (zurückzahlt|zurückgibt|erstattet|auszahlt|abrechnet)|(*miete|gehalt|beitrag) .... im voraus|widerrufs*|kündig*|gekündigt',
    ],
    examples: [
      'Mängel muss der Kunde binnen drei Tagen schriftlich rügen.',
      'Ansprüche verfallen, wenn sie nicht innerhalb von zwei Monaten schriftlich geltend gemacht werden: Ausschlussfrist.',
    ],
    counterExamples: ['Der Vermieter antwortet innerhalb von drei Tagen.'],
  },
  {
    family: 'no-promise',
    hurts: 'weaker',
    severity: 'low',
    all: [
      [
        '(unverbindlich*|kein* anspruch|keine* (garantie|zusage|gewähr|verfügbarkeit)|nicht (garantiert|zugesichert|geschuldet)|begründet .... kein*|ohne gewähr|kein* rechtsanspruch|soweit .. (möglich|verfügbar)|nach verfügbarkeit|bis zu #word (mbit|gb)|nach möglichkeit|schwank*|voraussichtlich|ca)',
      ],
      [
        'termin*|verfügbarkeit|leistung*|dienst*|liefer*|bandbreite|geschwindigkeit|platz|anspruch|ansprüche|angabe*|größe|kurs*|nutzung|netz*|erreichbar*|betreuung',
      ],
    ],
    unless: [
      '@w .. (garantiert|sichert)|kein* anspruch auf .. (lohn|gehalt|vergütung)|@s* .... kein* anspruch|@s .. (überlässt|vermietet|übergibt)',
    ],
    examples: [
      'Liefertermine sind unverbindlich.',
      'Eine bestimmte Verfügbarkeit des Dienstes wird nicht garantiert.',
    ],
    counterExamples: ['Die Lieferung erfolgt am 3. Mai.'],
  },
  {
    family: 'thin-remedy',
    hurts: 'weaker',
    severity: 'medium',
    all: [
      ['(gutschein*|gutschrift|ersatztermin|nacherfüllung|nachbesserung|ersatzlieferung|austausch|ersatz)'],
      [
        'ausschließlich|nur|lediglich|allein|keine (rück)?(erstattung|zahlung|auszahlung)|statt|begrenzt|beschränk*|nicht .. ausgezahlt|weitere .. ausgeschlossen',
      ],
    ],
    unless: ['wahl @wo|nach wahl'],
    examples: ['Bei Ausfall erhält der Teilnehmer ausschließlich einen Gutschein.'],
    counterExamples: ['Der Kunde darf zwischen Gutschein und Rückzahlung wählen, nach Wahl des Kunden.'],
  },
  {
    family: 'transfer',
    hurts: 'weaker',
    severity: 'low',
    all: [
      ['{mayS}|@s*'],
      [
        '(abtret*|abzutreten|übertrag*|zu übertragen|überträgt|dritte* .. (bedienen|einsetzen|beauftragen)|subunternehm*|unterauftrag*|veräußern)',
      ],
      ['dritte*|vertrag|rechte|forderung*|ansprüche|ohne (die)? (zustimmung|einwilligung)|pflichten'],
    ],
    unless: ['@w .... (nicht|nur|kein*|ohne zustimmung @so)|nicht übertragbar|nutzungsrecht*'],
    examples: ['Der Anbieter darf diesen Vertrag ohne Zustimmung des Kunden auf Dritte übertragen.'],
    counterExamples: ['Der Kunde darf den Vertrag nicht auf Dritte übertragen.'],
  },
  {
    family: 'work-demands',
    hurts: 'weaker',
    severity: 'medium',
    onlyIn: ['work', 'freelance'],
    all: [
      [
        '@s* .... (andere|zumutbare|weitere|zusätzliche) (tätigkeit*|aufgaben|arbeit*|ort*)|versetz*|überstunden|mehrarbeit|rufbereitschaft|bereitschaft*|wochenend*|schicht*|auf abruf|einsatzort*|reisebereitschaft|(jeden|anderen) (ort|arbeitsort|standort|niederlassung)|lage der arbeitszeit',
      ],
      [
        'verpflichtet|zuweisen|zuzuweisen|anordnen|anzuordnen|hat .. zu #word|zu leisten|versetzen|zu versetzen|kann .. verlangen|erreichbar|bundesweit|auf abruf|jederzeit|@s .. (kann|darf|bestimmt)|bestimmt',
      ],
    ],
    unless: ['freiwillig .. @wo|mit zustimmung @wo|nicht verpflichtet'],
    graver: ['{anytime}|unentgeltlich|ohne zusätzliche|bundesweit|täglich'],
    examples: [
      'Der Arbeitgeber kann den Arbeitnehmer jederzeit an einen anderen Ort versetzen.',
      'Der Arbeitnehmer ist verpflichtet, Überstunden zu leisten.',
    ],
    counterExamples: ['Überstunden sind freiwillig.'],
  },
  {
    family: 'spoken-promises-lost',
    hurts: 'weaker',
    severity: 'low',
    all: [
      [
        'mündlich* .... (nicht|keine*|unwirksam|ungültig|bestehen nicht|bedürfen|unverbindlich)|keine* .. (mündlich*)? nebenabred*|nebenabreden .... (nicht|bestehen)|werbeaussagen .... (nicht|unverbindlich)|ersetz* .... (alle|sämtliche) (früher*|vorherig*|bisherig*)|gesamte vereinbarung',
      ],
    ],
    examples: ['Mündliche Nebenabreden bestehen nicht.'],
    counterExamples: ['Die Kündigung kann mündlich erklärt werden.'],
  },
  {
    family: 'wide-power',
    hurts: 'weaker',
    severity: 'medium',
    all: [
      [
        '(bevollmächtig*|ermächtig*|vollmacht|beauftragt unwiderruflich|erteilt .. (vollmacht|ermächtigung)|sepa-lastschriftmandat|einzugsermächtigung|in (seinem|ihrem|deinem) namen)',
      ],
      [
        'unwiderruflich*|alle|sämtliche|jede|jedes|umfassend*|auch über|unbefristet|von beliebig*|in wechselnder höhe|über den tod|insich*|untervollmacht|beliebig*',
      ],
    ],
    unless: ['@s .. (bevollmächtigt|ermächtigt) .. @wo|verwalter ist bevollmächtigt'],
    examples: [
      'Der Kunde bevollmächtigt den Anbieter unwiderruflich, alle Erklärungen in seinem Namen abzugeben.',
    ],
    counterExamples: ['Die Vollmacht kann jederzeit widerrufen werden und gilt für den 3. Mai.'],
  },
  {
    family: 'proof-burden',
    hurts: 'weaker',
    severity: 'medium',
    all: [
      [
        '(aufzeichnung*|protokoll*|messung*|zählerstand*|abrechnung|angaben|feststellung*|auswertung*|gutachten|systemdaten|unterlagen) .... (maßgeblich|verbindlich|bindend|beweis*|endgültig|unanfechtbar)|(beweislast|nachweis obliegt|hat .. zu beweisen|muss .. (nachweisen|beweisen)|zu beweisen)|(maßgeblich|verbindlich) (ist|sind) .... (allein|ausschließlich)? .. @s*|es sei denn, @w .. (weist|beweist) nach',
      ],
    ],
    unless: [
      '@s .. (muss|hat) .... (beweisen|nachzuweisen|zu beweisen)|@wo bleibt .... nachweis|nachweis .. gestattet|niedrigere*',
    ],
    examples: ['Maßgeblich sind allein die Aufzeichnungen des Anbieters.'],
    counterExamples: ['Dem Kunden bleibt der Nachweis eines geringeren Schadens gestattet.'],
  },
  {
    family: 'unilateral-change',
    variant: 'content-removal',
    hurts: 'weaker',
    severity: 'medium',
    all: [
      ['{mayS}'],
      ['inhalte|material*|beiträge|posts|content|nutzerinhalte|bewertung*|profil*'],
      ['entfern*|zu entfernen|lösch*|zu löschen|sperr*|ablehn*|abzulehnen|blockier*|verweiger*|bearbeit*'],
    ],
    unless: ['@w .. (kann|können|darf|dürfen) ...'],
    graver: ['{anytime}'],
    examples: ['Wir können Inhalte jederzeit ohne Grund entfernen.'],
    counterExamples: ['Sie können Ihre Inhalte jederzeit löschen.'],
  },
];
