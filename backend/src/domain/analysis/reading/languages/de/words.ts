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
    '*ers, *gebers, *lieds, (der) *in, (der) *partei, (der) *seite, (der) *gesellschaft, (der) bank, (der) firma, (der) plattform, (der) agentur, (der) *versicherung, (der) werkstatt, (der) *schule, (der) mitglieder, (der) nutzer, (der) *ei, (der) *schaft, (der) *praxis, (der) *klinik, (der) *mutter, (der) *frau, (der) person, (der) *person, mietern, nutzern, *nehmern, mitgliedern, kundinnen',
  ),
  objectAfter: [],
  you: ['du'],
  youOblique: words('dir, dich, dein, deine, deinen, deiner, deinem, deines, ihnen, euch'),
  youCapital: words('Sie, Ihnen, Ihr, Ihre, Ihren, Ihrem, Ihrer, Ihres'),
  youVerbs: [],
  imperatives: [
    '(bitte )?(bring|bringe|gib|melde|halte|wische|räume|nimm|achte|lade|prüfe|reinige|sag|lass|trage|schließe|zahle|verlass) (nur|uns|bitte|immer|deine|das|die|den|alle|auf|dein|keine)',
  ],
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
    'Nichte, Neffe, Neffen, Schwester, Bruder, Tochter, Sohn, Freund, Freundin, Nachbarin, Nachbar, Schwager, Schwägerin, Vetter, Kusine, Herrn, Herr, Frau, Familie, Eheleute, Firma, Fa., Dr., Prof., Dipl.-Ing., die, der, dem, den, vertreten durch, zwischen, und',
  ),
  firms: words(
    'e. V., e.V., GMBH, OG, Genossenschaft, GmbH & Co. KG, GmbH & Co KG, gGmbH, GmbH, UG (haftungsbeschränkt), UG, AG, KGaA, KG, OHG, GbR, eG, e.V., e. V., e.K., e. K., SE, Stiftung, Ges.m.b.H., mbH',
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
      who: 'stronger',
      says: [
        '(lohn|gehalt|überstunden|auslagen|kaution) .... (zu vergüten|auszuzahlen|zu erstatten|zurückzuzahlen|zurückzugeben|zurückgezahlt|zurückgegeben|erstattet)',
      ],
    },
    {
      who: 'payer',
      says: [
        '(miete|kaltmiete|warmmiete|beitrag|monatsbeitrag|jahresbeitrag|mitgliedsbeitrag|preis|kaufpreis|gebühr|aufnahmegebühr|anmeldegebühr|entgelt|grundpreis|gehalt|kaution|pacht|anzahlung|honorar|vergütung) (beträgt|betragen|kostet|ist fest) .. #number',
        '(miete|beitrag|monatsbeitrag|jahresbeitrag|preis|kaufpreis|gebühr|aufnahmegebühr|grundpreis|lohn|gehalt|kaution|anzahlung): .. #number',
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
    {
      who: 'weaker',
      says: [
        '(ist|sind) .... zu (*en|*ern|*eln)|(ist|sind) .... (*zugeben|*zustellen|*zuführen|*zuhalten|*zuteilen|*zumelden|*zubringen|*zuräumen|*zuschließen|*zuweisen)',
        '(ist|sind|sei) .. (nicht|kein*) (erlaubt|gestattet|zulässig)|(verboten|untersagt) (ist|sind)|(ist|sind) .. (verboten|untersagt|pflicht|vorgeschrieben)',
        'bitte .... (*en|*ern|*eln)',
        '(muss|müssen) .... (angemeldet|gemeldet|beantragt|eingehalten|abgeholt|zurückgegeben|mitgebracht|gereinigt|bezahlt|gezahlt) werden|(abgeholt|angemeldet|gemeldet|gezahlt|zurückgegeben) werden (muss|müssen)',
        'hat .... zu erfolgen|haben .... zu erfolgen',
      ],
    },
  ],
  present: {
    ends: words('t, en, ern, eln, st, e'),
    between: [],
    front: 'any',
    we: [],
    never: words(
      'berechne, verlange, kassiere, behalte, sperrt, sperren, drosselt, drosseln, schaltet, schalten, mahnt, mahnen, stundet, lehnt, lehnen, widerspricht, pfändet, ist, sind, bist, seid, war, hat, haben, hast, habt, hatte, wird, werden, wirst, darf, dürfen, darfst, kann, können, kannst, will, wollen, willst, möchte, möchten, möchtest, soll, sollen, mag, erhält, erhalten, erhältst, bekommt, bekommen, bekommst, gilt, gelten, wohnt, wohnen, nutzt, nutzen, weiß, kennt, kennen, steht, stehen, liegt, heißt, gehört, beginnt, endet, dauert, entscheidet, entscheiden, bestimmt, bestimmen, behält, behalten, berechnet, berechnen, verlangt, verlangen, kündigt, kündigen, kündigst, verrechnet, verrechnen, wünscht, sucht, findet, braucht, brauchen, brauchst, verliert, verlieren, verlierst, tritt, treten, haftet, haften, erbitten, stimmt, stimmen, stimmst, erkennt, erkennen, bestätigt, bestätigen, erklärt, erklären, versichert, nicht, mit, seit, und, damit, soweit, insoweit, somit, bereit, bereits, jetzt, dort, gut, selbst, erst, zuletzt, zuerst, insgesamt, gemeint, gesamt, gegen, wegen, neben, zwischen, einen, den, jeden, keinen, deinen, ihren, unseren, ändern, ändert, anpassen, passen, passt, schließen, schließt, buchen, bucht, ziehen, zieht, verwenden, verwendet, erheben, erhebt, verkauft, verkaufen, kauft, kaufen, vermietet, vermieten, mietet, leiht, leihen, stellt, verleiht, beantragt, beauftragt, gerät, kommt, kommen, kommst, bleibt, bleiben, bleibst, ausgenommen, verzichtet, wählt, wählen, arbeitet, arbeiten, scheidet, zahlen, sagt, sagst, platzt, hilft, geht, gehen, fällt, fallen, stirbt, erkrankt, verstößt, verletzt, verspätet, falls, wann, wenn, denn, dann, daran, kein, keine, sein, ihr, ohne, einem, oder, dass, ob, bitte, heute, beide, alle, erfahren, erfährst, erfährt, sehen, siehst, sieht, gerne, euro, monate, tage, woche, die, eine, jede, diese',
    ),
    under: words(
      'wenn, falls, sofern, soweit, solange, sobald, dass, ob, bis, bevor, nachdem, weil, da, damit, wer, was, welche, welcher, welches, deren, dessen, indem, während, wann, wo, wie, sooft, obwohl',
    ),
  },
  entitles: [
    '(kriegst|bekommst|bekommt|kriegt) @x|@x (kriegst|bekommst|kriegt|bekommt)|@x .... (erhält|erhalten|bekommt|hat anspruch|haben anspruch|anspruch auf|kann .... verlangen)|@xo (steht|stehen) .... zu|erhält @x|erhalten @x',
  ],
  unless: [
    '@x .. (steht|stehen) .... (widerruf*|zu)',
    '@x .. (zahl*|schulde*) .... (nichts|keinen|keine)|(zahlst|zahlt|schuldest) @x .... (nichts|keine*)',
    'wann .. will|@x (bestimmt|legt|wählt) .... fest|@x (wird|werden) .. (informiert|benachrichtigt|verständigt|unterrichtet)|@x (berechnet|berechnen|verlangt|verlangen) (#money|#number|#word)|@x (lehnt|lehnen) .... haftung',
    '(muss|müssen) @x .... (trotzdem|dennoch|entfällt|entfallen)',
    '@x .... (keine|keinerlei) (garantie|haftung|gewähr*)|(ist|sind) @x (unverzüglich|sofort|umgehend|rechtzeitig|vorher|schriftlich)? zu (informieren|benachrichtigen|verständigen|unterrichten|kontaktieren|fragen)',
    '(haftet|haften) .... (nur|höchstens|lediglich)|nur .... (haftet|haften)|haftet .. nicht|haften .. nicht|keine haftung|übernimmt keine|übernehmen keine',
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
