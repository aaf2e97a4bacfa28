import type { PackDuties, PackMentions, PackNames, PackSpeech } from '../pack.ts';
import { words } from '../words.ts';

export const MENTIONS: PackMentions = {
  articles: words(
    'der, die, das, ein, eine, jeder, jede, jedes, kein, keine, dieser, diese, dieses, beide, alle, unsere',
  ),
  obliqueArticles: words(
    'dem, des, den, einem, einen, einer, eines, jedem, jeden, diesem, unserem, unseren, welchem, etwaigen, jeweiligen',
  ),
  prepositions: words(
    'vom, zum, beim, von, durch, gegen, für, an, bei, mit, gegenüber, seitens, zugunsten, zwischen, zu, nach, unter, wie, ohne, auf',
  ),
  obliqueForms: words(
    '*ers, *gebers, *lieds, (der) *in, (der) *partei, (der) *seite, (der) *gesellschaft, (der) bank, (der) firma, (der) plattform, (der) agentur, (der) *versicherung, (der) werkstatt, (der) *schule, (der) mitglieder, (der) nutzer, mietern, nutzern, *nehmern, mitgliedern, kundinnen',
  ),
  objectAfter: [],
  you: ['du'],
  youOblique: words('dir, dich, dein, deine, deinen, deiner, deinem, deines, ihnen, euch'),
  youCapital: words('Sie, Ihnen, Ihr, Ihre, Ihren, Ihrem, Ihrer, Ihres'),
  youVerbs: [],
  imperatives: [],
  we: ['wir'],
  weOblique: words('uns, unser, unsere, unseren, unserer, unserem, unseres'),
  weVerbs: [],
  again: words('er, sie, dieser, diese, letzterer, letztere'),
  dropsPronouns: false,
  me: words('ich'),
  meOblique: words('mir, mich, mein, meine, meinen, meiner, meinem, meines'),
  meVerbs: [],
  both: words(
    'die Parteien, den Parteien, der Parteien, beide Parteien, beiden Parteien, beide Seiten, beiden Seiten, beide Vertragsparteien, die Vertragsparteien, der Vertragsparteien, den Vertragsparteien, jede Partei, jeder Partei, jeder Vertragspartner, jeder Vertragsteil, beide Vertragsteile, beide Vertragspartner, jede Vertragspartei, beiderseits, die Vertragspartner, beiden Teilen, beide Teile',
  ),
};

export const NAMES: PackNames = {
  called: words('nachfolgend, nachstehend, im folgenden, fortan, kurz, genannt, als, im weiteren'),
  between: words('zwischen, und, sowie'),
  titles: words(
    'Herrn, Herr, Frau, Familie, Eheleute, Firma, Fa., Dr., Prof., Dipl.-Ing., die, der, dem, den, vertreten durch, zwischen, und',
  ),
  firms: words(
    'GMBH, OG, Genossenschaft, GmbH & Co. KG, GmbH & Co KG, gGmbH, GmbH, UG (haftungsbeschränkt), UG, AG, KGaA, KG, OHG, GbR, eG, e.V., e. V., e.K., e. K., SE, Stiftung, Ges.m.b.H., mbH',
  ),
  ends: words(
    'wohnhaft, geboren, geb, vertreten, mit sitz, nachfolgend, nachstehend, im folgenden, fortan, genannt, als, und, anschrift, telefon',
  ),
};

export const DUTIES: PackDuties = {
  says: [
    '@x .... (muss|müssen|hat|haben|ist|sind|verpflichtet|verpflichten) .... zu {zuVerb}',
    '(hat|haben|ist|sind) @x .... zu {zuVerb}|(hat|haben) @x .... {zuWord}',
    '@x (hat|haben) .... {zuWord}',
    '@x .... (muss|müssen|hat dafür|haben dafür|sorgt|sorgen|schuldet|schulden|haftet|haften|stellt sicher|stellen sicher|garantiert|gewährleistet)',
    '(muss|müssen|soll|sollen) @x .... {inf}',
    '@x (soll|sollen) .... {inf}',
    '@x .... (ist|sind) .... (verpflichtet|gehalten|gebunden|verantwortlich)|@x (ist|sind) .. für .... verantwortlich',
    '(ist|sind) @x .... (verpflichtet|gehalten|verantwortlich)',
    '@x .. (verpflichtet|verpflichten) (sich|euch|uns)|(verpflichtet|verpflichten) (sich|uns) @x|@x .. (verpflichtest) dich',
    '(obliegt|obliegen) @xo|@xo (obliegt|obliegen)|geht ... zu lasten @xo|zu lasten @xo|zulasten @xo|sache @xo|pflicht @xo|aufgabe @xo',
    '(durch|von|vom|seitens) @xo .... (zu {zuVerb}|getragen|übernommen|bezahlt|gezahlt|zu tragen)',
    '@x .. {deed}|{deed} @x|@x .... {deedStrong}|{deedStrong} .. @x',
    '@x (darf|dürfen|kann|können) .... (nicht|kein*|nur)|(darf|dürfen) @x .... (nicht|kein*|nur)',
    '@x .... (nicht|kein*) (erlaubt|gestattet|berechtigt)|@xo ... (untersagt|verboten|nicht (erlaubt|gestattet))|(untersagt|verboten) .. @xo',
    '@x .. (bedarf|benötigt|benötigen|braucht) ... (zustimmung|einwilligung|genehmigung)',
    '@x .... (unterlässt|unterlassen|verzichtet|wahrt|bewahrt)',
    '@xo .... (in rechnung gestellt|berechnet|belastet)',
  ],
  heads: [
    '(pflichten|aufgaben|obliegenheiten) @xo|@x (verpflichtet|verpflichten) sich|@x .. (ist|sind|hat|haben) .. (verpflichtet|insbesondere)',
  ],
  items: ['*en|*ern|#word .. zu #word|#word .... zu #word'],
  impersonal: [
    {
      who: 'payer',
      says: [
        '(miete|kaltmiete|warmmiete|gesamtmiete|beitrag|monatsbeitrag|mitgliedsbeitrag|entgelt|vergütung|preis|kaufpreis|gebühr|rechnung*|betrag|rate*|kaution|anzahlung|restbetrag|honorar|gehalt|lohn|prämie) .... (ist|sind|wird|werden) .... (zahlbar|fällig|zu zahlen|zu entrichten|zu überweisen|eingezogen|abgebucht|überwiesen|gezahlt|auszuzahlen|ausgezahlt)',
        '(ist|sind) .... (miete|beitrag|entgelt|vergütung|betrag|kaution|gehalt) .... (zu zahlen|zu entrichten|fällig|zu überweisen)',
      ],
    },
    {
      who: 'weaker',
      says: [
        '(schlüssel|mietsache|wohnung|räume|gerät*|unterlagen|arbeitsmittel|ausweis*) .... (ist|sind) .... (zurückzugeben|herauszugeben|zu räumen|zu übergeben|anzuzeigen|zu behandeln|zu reinigen)',
        '(sind|ist) .... (schlüssel|mietsache|wohnung|räume|gerät*|unterlagen) .... (zurückzugeben|herauszugeben|zu räumen)',
        '(mängel|schäden|änderungen|krankheit|verhinderung|abwesenheit|arbeitsverhinderung) ... (ist|sind) .... (anzuzeigen|mitzuteilen|zu melden)',
        '(mängel|schäden) .... (anzuzeigen|zu melden|mitzuteilen)',
        '(ruhezeit*|hausordnung) .... (einzuhalten|zu beachten)',
      ],
    },
  ],
  entitles: [
    '@x .... (erhält|erhalten|bekommt|hat anspruch|haben anspruch|anspruch auf|kann .... verlangen)|@xo (steht|stehen) .... zu|erhält @x|erhalten @x',
  ],
  unless: [
    '(muss|müssen) @x .... (trotzdem|dennoch|entfällt|entfallen)',
    'haftet .. nicht|haften .. nicht|keine haftung|übernimmt keine|übernehmen keine',
    '@x (ist|sind) (jederzeit)? (nicht verpflichtet|berechtigt)|nicht verpflichtet',
    '@x (zahlt|zahlen|erstattet|erstatten|übernimmt|übernehmen|ersetzt|ersetzen|gewährt|gewähren) .... nicht',
    '@x (darf|dürfen|kann|können) .. (jederzeit|ohne dass)|@x (darf|dürfen|kann|können) .... ohne (dass|kosten|gebühr*)',
    '@x .. (bestätigt|erklärt|versichert|erkennt an), dass',
    'bedeutet|bezeichnet',
  ],
};

export const SPEECH: PackSpeech = {
  binds: [
    'können wir|wir (können|dürfen|behalten|haften)|du (zahlst|haftest|musst|darfst)|sie (müssen|dürfen|erklären|stimmen)',
    'muss|müssen|darf|dürfen|ist verpflichtet|sind verpflichtet|verpflichtet sich|verpflichten sich|hat .... {zuWord}|haben .... {zuWord}|ist berechtigt|sind berechtigt|schuldet|haftet|haften|gilt als|gelten als|trägt|tragen|{zuWord}|bedarf|bedürfen|unverzüglich|behalten uns|beträgt|erfolgt|endet|beginnt|ist ausgeschlossen|sind ausgeschlossen|stimmen @b|vereinbar*|@x (zahlt|zahlen|leistet|stellt|erhält|übernimmt|gewährt)',
  ],
  acts: [
    'ich bevollmächtige|bevollmächtige ich|erteile* .. vollmacht|vermache|setze .. als erben|hiermit (kündige|widerrufe|erkläre)|werden (hiermit)? (geladen|aufgefordert)|wird .. zugestellt',
  ],
  adopts: [
    'auftragsbestätigung|einverstanden|zur kenntnis genommen',
    'unterschrift*',
    'ort, datum',
    'zwischen ... und',
    'nachfolgend|nachstehend|im folgenden',
    'geschlossen|schließen',
    'diese (agb|bedingungen|nutzungsbedingungen|vertragsbedingungen)',
    'vertrag|vereinbarung',
    'mit (der)? (nutzung|anmeldung|bestellung|registrierung|unterzeichnung)',
    'stand: #number|gültig ab|in kraft',
  ],
  legal: [
    'mahnbescheid|klageschrift|ladung|zustellung|vollstreckung*|beklagte*',
    '§',
    'gerichtsstand',
    'bgb',
    'schriftform|textform',
    'salvatorische',
    'kündigung*|kündigungsfrist',
    'vertrag*|vertrags*',
    'haftung',
    'unwirksam',
    'anwendbar*',
    'vereinbart',
    'vollmacht',
    'satzung',
    'widerruf*',
    'leistung*',
    'laufzeit',
    'klausel*',
    'frist*',
    'bedingungen',
  ],
  tells: [
    'viele|manche|meistens|häufig|oft|in der regel|die meisten|unser rat|laut #word|nach angaben|teilte mit|kritisiert|sollten (mieter|kunden|sie|verbraucher)|wer lust|wir suchen|frei ab|gern vorbei|danke|grüß (dich|mama|alle)',
    'sagte|erzählte|berichtet*|lächelte|fragte|antwortete|meinte|erinnerte|schrieb',
    'war|waren|hatte|hatten|wurde|wurden|ging|kam|stand|ließ|gab|wollte|konnte|musste',
    'gestern|damals|neulich|letzte woche|am montag|am dienstag',
  ],
  others: [
    'zutaten|backofen|esslöffel|teelöffel|el|tl|prise|teig|rühren',
    'tipps|ratgeber|lesen sie|erfahren sie|wussten sie|artikel|blog|newsletter|kommentar*',
    'suche|gesucht|biete|zu vermieten|besichtigung*|provisionsfrei|anzeige|inserat|kontakt:|vb|verhandlungsbasis',
    'seminar|vorlesung|schüler lernen|prüfung|aufgabe|beispiel|urteil|gericht entschied|kläger|klägerin|az',
    'rechnung|rechnungsnummer|mwst|zwischensumme|lebenslauf|kenntnisse|bewerbung',
  ],
};
