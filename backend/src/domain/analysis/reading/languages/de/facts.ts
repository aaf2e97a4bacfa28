import type { PackFacts, PackKind } from '../pack.ts';

/** Deals with rent in them. */
const HOMES = ['letting', 'lease', 'hire'];
const label = (name: string, ...says: string[]) => ({ label: name, says });

export const FACTS: PackFacts = {
  dates: [
    label(
      'Date',
      'ende (jedes|des|eines) monats .... (am|zum|nach)|*abrechnung (am|zum|vom)|(auftrag|angebot|bestellung|rechnung|schreiben|bescheid|gutachten) vom',
    ),
    label(
      'Deadline',
      '(überweise|überweist|überweisen|zahle|zahlt|übergebe|übergibt|bezahlt|muss|müssen|abgeholt|abzuholen|entrichten) .... bis zum',
    ),
    label('End', 'endet|enden|ende|befristet|bis zum|läuft .. bis|letzter tag|bis einschließlich|auslauf*'),
    label(
      'Completion',
      'fertiggestellt|fertigstellung|einbau|baut|liefer*|übergabe|abnahme|bereitstellung|abgabe|lieferung',
    ),
    label('-', 'geboren|geb|geburtsdatum|gesetz vom|fassung vom'),
    label('Deadline', 'spätestens|fällig|zahlbar|frist|zu zahlen|bis'),
    label(
      'Start',
      'einzug|beginnt|beginn|beginnen (wir)? (am)?|ab dem|ab|mit wirkung|tritt .. in kraft|eintritt|anfang|mietbeginn|vertragsbeginn',
    ),
    label('Signed or dated', 'den|datum|unterschrift|ort|geschlossen|vom|stand|unterzeichnet'),
  ],
  sums: [
    label('Discount', 'ziehen (wir|ich)?|abzug|abgezogen|rabatt|nachlass|ermäßig*'),
    label('Excess', 'selbstbeteiligung|selbstbehalt|eigenanteil'),
    label('Insurance cover', '*versichert*|*versicherung*|deckungssumme'),
    { ...label('Deposit', '*kaution|mietsicherheit|sicherheitsleistung|kautionssumme|pfand'), isMain: true },
    label(
      'Late fee',
      '*mahnung|mahngebühr*|mahnkosten|mahnpauschale|verzug*|verspätung*|rücklastschrift*|säumnis*',
    ),
    label('Penalty', '*vertragsstrafe|pauschalierte* schadensersatz|schadensersatz*|bußgeld|pönale'),
    {
      ...label(
        'Advance on running costs',
        '*nebenkosten|*betriebskosten*|*heizkosten*|vorauszahlung|umlage*',
      ),
      isMain: true,
    },
    {
      ...label('Rent', '*kaltmiete|*warmmiete|*miete|*mietzins|*pacht|stellplatz|garage'),
      isMain: true,
      onlyIn: HOMES,
    },
    {
      ...label('Pay', '*gehalt*|*lohn|*vergütung|*honorar|stundensatz|provision|bonus|prämie|*entgelt'),
      isMain: true,
    },
    {
      ...label(
        'Loan',
        'leiht|verleiht|geliehen*|borgt|*darlehen*|nettodarlehensbetrag|kreditbetrag|darlehenssumme',
      ),
      isMain: true,
    },
    { ...label('Instalment', 'rückzahlung|jeden monat|*rate|*raten|monatsrate'), isMain: true },
    { ...label('Price', '*preis|kosten|*grundpreis|monatspreis|gesamtpreis'), isMain: true },
    { ...label('Membership fee', '*beitrag|mitgliedsbeitrag'), isMain: true },
    label('Fee', '*miete|*mietpreis'),
    label('Fee', '*gebühr|*pauschale|aktivierung*|aufnahme*|anmelde*|bearbeitung*'),
    label('Small repairs', 'kleinreparatur*|instandsetzung*|einzelfall'),
    label('Limit of liability', 'haftung*|haftet|begrenzt|höchstens|beschränkt'),
    label('Down payment', 'anzahlung|vorschuss|abschlag*'),
  ],
  notice: ['{endWord}', 'frist', 'abmeldung', 'verlänger*|fortsetz*'],
  given: [
    '*frist|vorher|zuvor|im voraus|zum (ende|monatsende|schluss|ablauf|jahresende|quartalsende|*ende)|vor (dem)? (ablauf|ende|vertragsende|laufzeitende|*ende)',
  ],
  notNotice: [
    '(nicht|frühestens) .... (vor ablauf|nach)|(gelten|gilt) als probezeit|probezeit von|probezeit beträgt|ersten (drei|vier|sechs) monate',
  ],
  exceeds: [
    'ersten|in den ersten|für jeden|je|pro|mehr als|länger als|über|seit|weniger als|kürzer als|werktag|tag|anfang|ende|beginn|ablauf',
  ],
  deadlines: [
    label('ending', '{endWord}'),
    label(
      'objecting',
      'widersprich*|widerspruch|widersprechen|einwend*|einwände|beanstand*|rüge|gerügt|rügen|reklam*',
    ),
    label('withdrawal', 'widerruf*|widerrufen|rücktritt'),
    label('price change', 'preiserhöhung|preisänderung|mieterhöhung|anpassung'),
    label('change', 'änderung*|geändert|ändern'),
    label('entry', 'betreten|besichtigung|zutritt|ankündigung|angekündigt'),
    label(
      'payment',
      'zahl*|fällig|rechnung|bezahl*|überweis*|entricht*|auszahl*|ausgezahlt|auffüll*|aufzufüllen',
    ),
    label('return', 'zurückzugeben|rückgabe|herausgabe|räum*|zurück|rückzahlung|zurückgezahlt|erstatt*'),
    label('reporting', 'anzuzeigen|anzeige|mitteilen|mitzuteilen|melden|gemeldet|vorzulegen|vorlage'),
    label('settlement', 'abrechn*|rechnet|abgerechnet'),
    label('delivery', 'liefer*|fertig*|abnahme|übergabe|bereitstell*'),
    label('putting right', 'beheb*|beseitig*|nachbesser*|abhilfe|mangel*|mängel|entstör*'),
  ],
  within: [
    'binnen|innerhalb|spätestens|mindestens|frist von|vor|nach|bis zu|nicht später als|mit einer frist|in|drei',
  ],
  term: [
    '(laufzeit|mindestlaufzeit|mindestvertragslaufzeit|vertragslaufzeit|erstlaufzeit|mindestmietzeit|vertragsdauer|mietdauer|dauer|festlaufzeit|grundlaufzeit)',
    'läuft (zunächst|fest)?|(läuft|gilt|geschlossen|abgeschlossen|befristet|vereinbart|fest) .... (für|auf|über)',
    'für die dauer von|auf die dauer von|für (eine)? (feste)? (zeit|laufzeit) von|auf .. (zeit|jahre|monate)',
  ],
  notTerm: [
    'garant* .. für|garantiert|gilt .... eine frist|frist von|nach dem (ausscheiden|ende des)|nach ihrem ausscheiden|verzicht*|verjähr*|gewährleistung*|garantie*|probezeit|wettbewerb*|konkurrenz*|aufbewahr*|ausschluss*|unterlassen|bindung*|bleibefrist|nachwirk*|geheimhaltung*|rückzahlung*',
  ],
  renewed: ['um (jeweils)? (ein|weitere|je)?'],
  renews: ['verlänger* .... (sich|automatisch|wenn|sofern|nicht)|nicht verlänger*|verlängerung'],
  endless: ['unbefristet*|auf unbestimmte (zeit|dauer)|unbestimmte zeit'],
  law: [
    label(
      'Germany',
      'deutsches (recht|zivilrecht)|recht der bundesrepublik|deutschem recht|deutschen rechts|recht deutschlands|bundesrepublik deutschland',
    ),
    label('Austria', 'österreichisches recht|österreichischem recht|recht der republik österreich'),
    label('Switzerland', 'schweizerisches recht|schweizer recht|schweizerischem recht'),
    label(
      'Ireland',
      'irisches recht|irischem recht|recht (von )?irlands?|gesetze irlands|recht der republik irland',
    ),
    label(
      'Luxembourg',
      'luxemburgisches recht|recht (des großherzogtums )?luxemburgs?|luxemburgischem recht|luxemburger recht',
    ),
    label('the Netherlands', 'niederländisches recht|niederländischem recht|recht der niederlande'),
    label('England and Wales', 'englisches recht|englischem recht|recht von england'),
    label(
      'the United States',
      'recht des (us-)?bundesstaates #word|gesetze* (des|von) (staates|bundesstaates)? .. (kalifornien|california|delaware|new york|texas)|kalifornisches recht|recht .. (kalifornien|kaliforniens|delaware)',
    ),
  ],
  statutes: [
    label(
      'Germany',
      '§* .. bgb|bgb|hgb|betriebskostenverordnung|betrkv|bundesurlaubsgesetz|kündigungsschutzgesetz|telekommunikationsgesetz|tkg|arbeitszeitgesetz|entgeltfortzahlungsgesetz|heizkostenverordnung|bundesdatenschutzgesetz|versicherungsvertragsgesetz',
    ),
    label('Austria', 'abgb|mietrechtsgesetz|mrg|kschg'),
    label('Switzerland', 'obligationenrecht'),
  ],
  courts: ['gerichtsstand|zuständig* .. gericht*|gericht* (in|am)|schiedsgericht*'],
  leave: [
    '(kann|können|darf|dürfen|ist berechtigt) .... {endWord}|{endWord} .... (kann|können|möglich|beträgt|frist)|mit einer frist von .... {endWord}|kündbar|kündigungsfrist|{endWord} .... frist|frist .... {endWord}',
  ],
  noLeave: ['ausgeschlossen|verzichtet|nicht (kündbar|möglich)|frühestens|unkündbar'],
};

export const KINDS: readonly PackKind[] = [
  {
    label: 'Car subscription or hire agreement',
    title: ['fahrzeugmiet*|wohnmobilmiet*|automiet*|wohnmobil*|transportermiet*|autovermietung'],
    deals: [],
  },
  {
    label: 'Equipment hire agreement',
    title: [
      'fahrradverleih|fahrradmiet*|verleihvertrag|leihvertrag|gerätemiet*|mietvertrag über .. (gerät*|maschine*|rad|fahrrad)',
    ],
    deals: [],
  },
  { label: 'Holiday rental booking', title: ['ferienwohnung|ferienhaus'], deals: [] },
  { label: 'Storage agreement', title: ['lagerraum|einlagerung*|selfstorage'], deals: [] },
  { label: 'Hall or room hire', title: ['saalmiete|raummiete|stuhlmiete|vermietung .. saals'], deals: [] },
  { label: 'Mooring agreement (licence)', title: ['liegeplatz*|bootsplatz'], deals: [] },
  { label: 'Parking or garage agreement', title: ['stellplatz*|garagen*'], deals: [] },
  { label: 'Nursery or child care contract', title: ['betreuungsvertrag|kita*|tagespflege'], deals: [] },
  { label: 'Sublease', title: ['untermiet*'], deals: [] },
  {
    label: 'Residential lease',
    title: ['mietvertrag|wohnraummiet*|mietvereinbarung|*mietvertrag'],
    deals: ['letting'],
  },
  { label: 'Business lease', title: ['gewerbemiet*|pachtvertrag'], deals: ['lease'] },
  {
    label: 'Employment contract',
    title: [
      'arbeitsvertrag|anstellungsvertrag|dienstvertrag|ausbildungsvertrag|praktikum*|minijob*|*arbeitsvertrag',
    ],
    deals: ['work'],
  },
  { label: 'Guarantee', title: ['bürgschaft*'], deals: ['guarantee'] },
  {
    label: 'Loan agreement',
    title: ['*darlehensvertrag|kreditvertrag|*darlehen*|kreditvereinbarung'],
    deals: ['loan'],
  },
  { label: 'Privacy policy', title: ['datenschutz*'], deals: [] },
  { label: 'Power of attorney', title: ['vollmacht|*vollmacht'], deals: [] },
  {
    label: 'Confidentiality agreement (NDA)',
    title: ['geheimhaltung*|vertraulichkeit*'],
    deals: ['secrecy'],
  },
  {
    label: 'Phone or internet contract',
    title: ['mobilfunk*|internetanschluss*|dsl*|telekommunikation*'],
    deals: [],
  },
  {
    label: 'Gym or club membership',
    title: ['mitgliedsvertrag|mitgliedschaft*|fitness*|studiovertrag|trainingsvertrag'],
    deals: ['membership'],
  },
  {
    label: 'Sale agreement (purchase)',
    title: ['kaufvertrag|*kaufvertrag|verkaufsbedingungen|lieferbedingungen'],
    deals: ['sale'],
  },
  { label: 'Franchise agreement', title: ['franchise*'], deals: ['franchise'] },
  { label: 'License agreement', title: ['lizenz*'], deals: [] },
  {
    label: 'Freelance services agreement',
    title: ['freie* mitarbeit*|honorarvertrag|*werkvertrag|dienstleistungsvertrag'],
    deals: ['freelance'],
  },
  {
    label: 'Services agreement',
    title: [
      '*vertrag über .. (dienst*|leistung*)|dienstleistung*|pflegevertrag|betreuungsvertrag|wartungsvertrag|bauvertrag|reparaturauftrag|auftrag|auftragsbestätigung',
    ],
    deals: ['services'],
  },
  {
    label: 'Travel or booking terms',
    title: ['reisebedingungen|buchungsbedingungen|beförderungsbedingungen|gastaufnahme*|beherbergung*'],
    deals: ['travel'],
  },
  {
    label: 'Tuition agreement',
    title: ['unterrichtsvertrag|kursvertrag|betreuungsvertrag|schulvertrag|unterricht*'],
    deals: ['education'],
  },
  { label: 'Insurance terms', title: ['versicherung*'], deals: ['insurance'] },
  { label: 'Subscription', title: ['abonnement*|abovertrag|abo*'], deals: [] },
  {
    label: 'Online terms of service',
    title: ['nutzungsbedingungen|nutzungsvertrag|benutzungs*'],
    deals: ['online'],
  },
  {
    label: 'Terms and conditions',
    title: [
      'allgemeine* (geschäfts|vertrags|verkaufs)?bedingungen|agb|geschäftsbedingungen|vertragsbedingungen|teilnahmebedingungen',
    ],
    deals: ['supply', 'hire'],
  },
  { label: 'Agreement', title: ['vertrag|vereinbarung'], deals: [] },
];
