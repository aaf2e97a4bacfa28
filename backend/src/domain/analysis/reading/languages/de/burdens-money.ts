import type { PackBurden } from '../pack.ts';

/** Charges, costs, pay, liability. */
export const MONEY: readonly PackBurden[] = [
  {
    family: 'penalty',
    variant: 'late-fee',
    hurts: 'weaker',
    severity: 'medium',
    all: [
      [
        'mahn*|rücklastschrift*|verzug*|verspätet*|verspätung*|überfällig*|säumnis*|zahlungsverzug|verzugszins*|zu spät*|nicht rechtzeitig*',
      ],
      ['#money|#percent|pauschal*|*gebühr*'],
      ['{pays}|@w*|beträgt|erheb*|zuzüglich|je (mahnung|tag)|pro (tag|mahnung)|verzins*|zinsen'],
    ],
    unless: ['@s* .. (in verzug|zahlt)|gesetzlich* (verzugszins*|höhe)'],
    examples: ['Für jede Mahnung berechnet der Vermieter 25 Euro.'],
    counterExamples: ['Die Zahlung ist am dritten Werktag fällig.'],
  },
  {
    family: 'penalty',
    hurts: 'weaker',
    severity: 'medium',
    all: [
      ['vertragsstrafe|strafzahlung|pönale|bußgeld|*strafe|konventionalstrafe'],
      ['@w*|{pays}|fällig|verwirkt|verwirken'],
    ],
    unless: ['keine (vertragsstrafe|strafe)|@s ... (zahlt|zahlen|schuldet|verwirkt)|@so .... vertragsstrafe'],
    graver: ['für jeden|jeden einzelnen|{endless}|#money'],
    examples: ['Bei jedem Verstoß schuldet der Arbeitnehmer eine Vertragsstrafe von einem Monatsgehalt.'],
    counterExamples: ['Eine Vertragsstrafe wird nicht vereinbart: keine Vertragsstrafe.'],
  },
  {
    family: 'penalty',
    hurts: 'stronger',
    severity: 'medium',
    all: [['vertragsstrafe|strafzahlung|pönale|bußgeld|*strafe|konventionalstrafe'], ['@s ...|@s']],
    unless: ['keine (vertragsstrafe|strafe)|@w ... (zahlt|zahlen|schuldet|verwirkt)|@wo .... vertragsstrafe'],
    graver: ['für jeden|jeden einzelnen|{endless}|#money'],
    examples: [],
    counterExamples: ['Eine Vertragsstrafe wird nicht vereinbart: keine Vertragsstrafe.'],
  },
  {
    family: 'penalty',
    hurts: 'weaker',
    severity: 'medium',
    all: [
      [
        '(bei|für|je|wer|wenn) .... (verlust|verstoß|überschreit*|nichtabsage|nicht abgesagt*|nicht erschein*|vergess*|verletzung|verspät*|zuwiderhand*|falsche*|nichteinhaltung|rückgabe|beschädigung|zu spät*)',
      ],
      ['#money|#percent|pauschale'],
      ['{pays}|@w|erheb*|einbehalten|abgezogen|verlangen|kostet'],
    ],
    unless: ['@s .... (zahlt|erstattet|ersetzt)|haftet .. bis'],
    examples: ['Bei Verlust der Karte zahlt das Mitglied eine Pauschale von 30 Euro.'],
    counterExamples: ['Der Preis beträgt 30 Euro.'],
  },
  {
    family: 'penalty',
    hurts: 'stronger',
    severity: 'low',
    all: [
      [
        '(miete|kaltmiete|preis|entgelt|vergütung) .... (ermäßigt|mindert|reduziert|verringert) sich|(ermäßigt|mindert|reduziert|verringert) sich .... (miete|kaltmiete|preis|entgelt)',
      ],
      ['#money|#percent'],
    ],
    examples: ['Bis zur Fertigstellung mindert sich die Miete um 100 Euro.'],
    counterExamples: ['Die Miete beträgt 700 Euro.'],
  },
  {
    family: 'broad-indemnity',
    hurts: 'x',
    severity: 'high',
    all: [
      [
        '@x* .... (stellt|stellen|freizustellen|freistell*|hält|halten) ...|(stellt|stellen) @x .... frei|freizustellen|schadlos',
      ],
      ['frei|freizustellen|freistell*|freistellung|schadlos'],
      ['ansprüche*|forderungen|schäden|kosten|dritte*|haftung|verlust*'],
    ],
    unless: ['@y (stellt|stellen) .... frei|(stellt|stellen) @y'],
    examples: ['Der Kunde stellt den Anbieter von allen Ansprüchen Dritter frei.'],
    counterExamples: ['Die Stelle ist frei.'],
  },
  {
    family: 'uncapped-liability',
    hurts: 'x',
    severity: 'medium',
    all: [
      [
        '@x* .... (haftet|haften|einzustehen|ersatzpflichtig)|(haftet|haften) .... @x|@x .... (ersetzt|ersetzen) .... schäden',
      ],
      [
        'unbeschränkt|unbegrenzt|in voller höhe|verschuldensunabhängig|ohne (nachweis|rücksicht)|auch ohne verschulden|ohne verschulden|gleichviel|unabhängig (von|vom)|für (alle|sämtliche|jegliche*|jeden) (schäden|schaden|verlust*|beschädigung*)|auch für zufall|auch (dann|wenn)|zufällig*|höhere* gewalt|gleich (aus )?welche*',
      ],
    ],
    unless: [
      '@y .... (haftet|haften) ....|(haftet|haften) @y|vorsatz|grobe* fahrlässigkeit|personenschäden|verletzung des lebens',
    ],
    graver: ['auch ohne verschulden|ohne verschulden|verschuldensunabhängig|höhere* gewalt|zufall'],
    examples: ['Der Mieter haftet für alle Schäden, auch ohne Verschulden.'],
    counterExamples: ['Der Anbieter haftet unbeschränkt bei Vorsatz und grober Fahrlässigkeit.'],
  },
  {
    family: 'other-side-not-liable',
    hurts: 'weaker',
    severity: 'medium',
    all: [
      [
        '@s* .... (haftet|haften) .... (nicht|nur|höchstens|maximal|begrenzt|beschränkt)|(haftet|haften) @s .... (nicht|nur|höchstens)|haftung .... (ausgeschlossen|begrenzt|beschränkt)|keine* (haftung|gewähr|gewährleistung|garantie|verantwortung)|ausschluss .. haftung|haftung* ausschluss|haftungsausschluss|jegliche haftung|nicht (haftbar|verantwortlich)|wie besehen|ohne gewähr|ohne mängelgewähr|gewährleistung .... ausgeschlossen|weder ausdrücklich* noch|wie (es|sie) ist|schließ* ... haftung* .. aus|(auf|bis) .. (höchstens)? #money .. (begrenzt|beschränkt)|*verantwortung .. ausgeschlossen|kein* (anspruch|ansprüche) (auf)? .. (schadensersatz|entschädigung)',
      ],
    ],
    unless: [
      '@w* .... (haftet|haften) (nur|nicht)|haftung @wo|@w .. nicht verantwortlich|(vorsatz|grobe* fahrlässigkeit) .... unberührt|anfänglich* mängel|bei vertragsschluss vorhandene*|verschuldensunabhängige haftung',
    ],
    graver: [
      'grobe* fahrlässigkeit|jegliche*|in keinem fall|gleich aus welchem|personenschäden|jede haftung|unter keinen umständen',
    ],
    examples: [
      'Die Haftung des Anbieters ist ausgeschlossen.',
      'Wir haften nicht für Schäden aus der Nutzung.',
    ],
    counterExamples: ['Der Mieter haftet nicht für normale Abnutzung.'],
  },
  {
    family: 'answers-for-others',
    hurts: 'weaker',
    severity: 'medium',
    all: [
      [
        'gesamtschuldner*|bürg*|selbstschuldnerisch*|mithaft*|haftet .... (für)? .. (besucher*|gäste*|begleit*|angehörige*|mitbewohner*|dritte*|personen|familienmitglied*|erfüllungsgehilf*|haushaltsangehörige*)|(haften|haftet) .... (alle|gemeinsam|anteilig)|schulden anderer|einzustehen .. für',
      ],
      ['@w*|alle|haft*|bürg*|mieter*'],
    ],
    unless: ['@s .... haftet|@s* .... gesamtschuldner*|keine bürgschaft'],
    graver: ['selbstschuldnerisch|unbegrenzt|ohne nachweis|verzicht*'],
    examples: [
      'Mehrere Mieter haften als Gesamtschuldner.',
      'Der Mieter haftet auch für Schäden, die seine Besucher verursachen.',
    ],
    counterExamples: ['Der Vermieter haftet für seine Handwerker.'],
  },
  {
    family: 'cost-shifting',
    hurts: 'weaker',
    severity: 'medium',
    all: [
      [
        '@w* .... {pays}|{pays} .... @w*|zu lasten @wo|zulasten @wo|auf kosten @wo|@w (hat|muss|müssen) ...|(umlage*|umgelegt|auf @wo) ...',
      ],
      [
        '(alle|sämtliche|jegliche|sonstige*|etwaige) .. (kosten|lasten|gebühren|steuern|reparatur*)|*reparatur*|instandhaltung*|instandsetzung*|wartung*|verwaltungskosten|*verwaltung|rücklage|anwaltskosten|rechtsverfolgung*|gutachterkosten|inkasso*|versicherung* .. (abzuschließen|kosten|prämie)|renovier*|streichen|schönheitsreparatur*|rücksendekosten|versandkosten|transportkosten|bearbeitung*|fachbetrieb|*maklerprovision|maklerkosten|endreinigung|anfahrt*|arbeitskleidung|mehrkosten|entsorgung*',
      ],
    ],
    unless: [
      '@s .. (trägt|übernimmt|zahlt) ...|(trägt|übernimmt) @s|höchstens #percent|bis #money .. im einzelfall|im allgemeinen|@s* .... auf eigene kosten|kostenlos|grad der abnutzung',
    ],
    graver: ['sämtliche|alle|{endless}|weiß|fachbetrieb'],
    examples: [
      'Der Mieter trägt sämtliche Reparaturen an der Heizung.',
      'Die Anwaltskosten gehen zu Lasten des Kunden.',
    ],
    counterExamples: ['Der Vermieter trägt die Reparaturen.'],
  },
  {
    family: 'cost-shifting',
    hurts: 'weaker',
    severity: 'medium',
    all: [
      ['bei (auszug|rückgabe|beendigung|vertragsende)|am ende (des|der)|nach (auszug|ende)|ungeachtet'],
      [
        'streichen|zu renovieren|renovier*|fachgerecht|grundreinig*|tapeten|anstrich|zu streichen|parkett .. abschleifen|weiß',
      ],
      ['@w*|zu #word|lassen'],
    ],
    examples: ['Bei Auszug sind alle Wände weiß zu streichen.'],
    counterExamples: ['Bei Auszug wird ein Protokoll erstellt.'],
  },
  {
    family: 'withheld-pay',
    hurts: 'weaker',
    severity: 'medium',
    onlyIn: ['work', 'freelance', 'franchise'],
    all: [
      [
        '(überstunden|mehrarbeit|mehrstunden|reisezeit*|zuschläge|vorbereitung*|bereitschaft*) .... (abgegolten|nicht (gesondert)? (vergütet|bezahlt)|pauschal|unentgeltlich|enthalten|ohne (gesonderte)? vergütung)|mit (dem|der) .. (gehalt|vergütung|lohn|honorar) .... abgegolten|freiwillig* .... (ohne|kein*) .... (rechtsanspruch|anspruch)|freiwilligkeit*|unter .. vorbehalt .. (freiwilligkeit|widerruf)|(gehalt|lohn|vergütung|honorar) .... (einbehalten|gekürzt|kürzen|aufgerechnet|zurückbehalten|erst (nach|wenn))|auszahlung .... (erst|nach zahlungseingang)|unbezahlt*|zahlung .. erst .. nach .. (kunde*|auftraggeber*|dritten)|zahlt .. erst',
      ],
    ],
    unless: ['@w .. (darf|kann) .... (aufrechnen|mindern)'],
    graver: ['sämtliche|alle|beliebig|jede'],
    examples: ['Überstunden sind mit dem Gehalt abgegolten.'],
    counterExamples: ['Überstunden werden mit einem Zuschlag von 25 % vergütet.'],
  },
  {
    family: 'open-price',
    hurts: 'weaker',
    severity: 'medium',
    all: [
      [
        'nach (aufwand|zeitaufwand|verbrauch .. schätzung)|jeweils (gültig*|geltend*|aktuell*) (preisliste|preise*|tarif*|gebühren*|preisverzeichnis)|(unverbindlich*|freibleibend*) ...(preis*|kostenvoranschlag|schätzung|angebot)|preisliste in der jeweils|ortsüblich*|kosten .... weiterzugeben|nach tatsächlichem|tagespreis*|weitere kosten|zuzüglich .. (nebenkosten|spesen|auslagen|kosten)|preisänderungen .... vorbehalten|aktuelle* preisliste|alle sonstigen lasten|auch wenn sie .... nicht (genannt|aufgeführt)',
      ],
    ],
    unless: ['höchstens|maximal|umsatzsteuer'],
    examples: ['Abgerechnet wird nach der jeweils gültigen Preisliste.'],
    counterExamples: ['Der Preis beträgt 200 Euro.'],
  },
  {
    family: 'minimum-commitment',
    hurts: 'weaker',
    severity: 'medium',
    all: [
      [
        'mindestabnahme*|mindestumsatz*|mindestmenge*|mindestbestell*|mindestverzehr|mindestverbrauch|mindestens .... (abzunehmen|abnehmen|umsatz)|unabhängig von der (nutzung|inanspruchnahme|teilnahme)|auch (bei|wenn) .... (nichtnutzung|nicht genutzt|nicht in anspruch)|(nichtnutzung|nichtinanspruchnahme) .... (nicht|kein*)|quote',
      ],
    ],
    examples: ['Der Beitrag ist unabhängig von der Nutzung zu zahlen.'],
    counterExamples: ['Sie zahlen nur, was Sie nutzen.'],
  },
  {
    family: 'security',
    hurts: 'weaker',
    severity: 'medium',
    all: [
      [
        'sicherungsübereignung|pfandrecht|verpfänd*|grundschuld|hypothek|sicherungsabtretung|lohnabtretung|abtretung .... (gehalt|lohn|bezüge)|tritt .... (ansprüche|gehalt|lohn|forderungen) .... ab|eigentumsvorbehalt|als sicherheit|zur sicherung|zwangsvollstreckung',
      ],
    ],
    unless: ['@s .... verpfändet|kaution .. getrennt|@s .. (stellt|leistet)|kautionskonto'],
    graver: ['sämtliche|alle|zwangsvollstreckung|unterwirft'],
    examples: ['Der Kreditnehmer tritt seine pfändbaren Lohnansprüche zur Sicherung ab.'],
    counterExamples: ['Der Käufer zahlt den Preis bar.'],
  },
];
