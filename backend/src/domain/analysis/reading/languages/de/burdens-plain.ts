import type { PackBurden } from '../pack.ts';

/** Burdens in the words of people who are no lawyers. */
export const PLAIN: readonly PackBurden[] = [
  {
    family: 'unilateral-change',
    variant: 'price',
    hurts: 'weaker',
    severity: 'high',
    all: [
      [
        '(preis*|miete|beitrag|beiträge|entgelt*|tarif*|gebühr*|zinsen) .... (heraufsetz*|heraufzusetzen|hochsetz*|anzieh*)|(kann|können|darf|dürfen) .... (preis*|miete|beitrag|beiträge|entgelt*|tarif*) .... (heraufsetz*|hochsetz*|anheb*)',
      ],
    ],
    unless: ['einvernehmlich|zustimmung @wo'],
    examples: ['Der Vermieter darf die Miete zum Jahresanfang nach eigenem Gutdünken heraufsetzen.'],
    counterExamples: ['Mit Zustimmung des Mieters kann der Vermieter die Miete heraufsetzen.'],
  },
  {
    family: 'unilateral-change',
    variant: 'terms',
    hurts: 'weaker',
    severity: 'medium',
    all: [
      [
        '@s .... (legt|legen|bestimmt|bestimmen) .... fest .... (änder*|pass* .. an)|(legt|legen|bestimmt|bestimmen) @s .. fest .... (änder*|pass* .. an)|(neu fassen|neu zu fassen|umstellen|neu regeln)',
      ],
      ['*ordnung|kurse|zeiten|termine|plan|regeln|bedingungen|ort'],
    ],
    unless: ['einvernehmlich|@b'],
    graver: ['jederzeit'],
    examples: [
      'Welche Kurse wann stattfinden, legen wir fest und ändern es bei Bedarf.',
      'Die Hausordnung kann der Vermieter jederzeit neu fassen.',
    ],
    counterExamples: ['Die Parteien legen die Zeiten fest und ändern sie bei Bedarf.'],
  },
  {
    family: 'forfeiture',
    hurts: 'weaker',
    severity: 'medium',
    all: [
      [
        '(anzahlung|vorauszahlung|gebühr*|beitrag|beiträge|einlage|guthaben|kaution|geld) .... (nicht|keinem fall|nie|keinesfalls) .... (zurückgezahlt|erstattet|zurückerstattet|ausgezahlt|zurück)',
      ],
    ],
    unless: ['@s .... (schuldet|haftet)|nicht verspätet'],
    graver: ['in keinem fall|in jedem fall'],
    examples: ['Die Anzahlung wird in keinem Fall zurückgezahlt.'],
    counterExamples: ['Die Kaution wird nach dem Auszug zurückgezahlt.'],
  },
  {
    family: 'cost-shifting',
    hurts: 'weaker',
    severity: 'medium',
    all: [
      [
        'kosten .... (trägt|tragen|trägst|zahlt|zahlen|zahlst|übernimmt|übernehmen) .. @w|@w (trägt|tragen|trägst|zahlt|zahlen|zahlst|übernimmt|übernehmen) .... kosten .... (selbst|allein)|auf (eigene|seine|ihre|deine) kosten .... (streichen|reparieren|renovieren|instand|ersetzen|anschaffen)',
      ],
    ],
    unless: ['@s .... kosten|verbrauch*|soweit @w|schuldhaft'],
    graver: ['alle|sämtliche'],
    examples: ['Die Kosten für Strom, Internet und Schreibtisch tragen Sie selbst.'],
    counterExamples: ['Die Kosten des Verbrauchs trägt der Mieter.'],
  },
  {
    family: 'data-or-image',
    hurts: 'weaker',
    severity: 'medium',
    all: [
      [
        '(erfass*|protokollier*|überwach*|mitschneid*|mitschnitt|aufzeichn*|orten|ortung|mitles*) .... (bildschirm*|tastatur*|standort*|bewegung*|telefonat*|gespräch*|e-mails|nachrichten|bilder|video*|nutzung*|arbeitszeit)|(bildschirm*|tastatur*|standort*|gespräch*|telefonat*|e-mails|nachrichten|video*) .... (erfass*|protokollier*|überwach*|mitgeschnitten|aufgezeichnet|geortet|mitgelesen|ausgewertet)',
      ],
    ],
    unless: ['nicht .. (erfasst|überwacht|ausgewertet|aufgezeichnet)'],
    graver: ['verkauf*|unbefristet'],
    examples: ['Wir erfassen Ihre Bildschirmzeit und Tastatureingaben.'],
    counterExamples: ['Gespräche werden nicht aufgezeichnet.'],
  },
  {
    family: 'entry-or-seizure',
    hurts: 'weaker',
    severity: 'high',
    all: [
      ['(abholen|abzuholen|zurückholen|verwerten|zu verwerten|sperren|auszutauschen|austauschen|verkaufen)'],
      ['gerät|ware*|fahrzeug|auto|schloss|schlösser|sachen|möbel|wohnung|pfand|gegenstände'],
      ['@s .... (darf|dürfen|kann|können|berechtigt)|(darf|dürfen|kann|können) .. @s'],
    ],
    unless: ['gericht*|@w (kann|darf)'],
    examples: ['Kommt der Kunde in Rückstand, darf der Händler das Gerät abholen und verwerten.'],
    counterExamples: ['Der Kunde kann das Gerät bei uns abholen.'],
  },
  {
    family: 'withheld-pay',
    hurts: 'weaker',
    severity: 'medium',
    all: [
      [
        '(honorar|vergütung|lohn|provision|zahlung) .... (erst|nur) .... (wenn|nachdem|sobald) .... (kunde*|auftraggeber*|endkunde*|@s|@so|geld|zahlung) .... (gezahlt|bezahlt|eingegangen|eingeht|zahlt)',
      ],
    ],
    unless: ['@w .... mahn*'],
    examples: ['Das Honorar wird erst gezahlt, wenn unser Kunde gezahlt hat.'],
    counterExamples: ['Die Vergütung wird am Monatsende gezahlt.'],
  },
  {
    family: 'no-promise',
    hurts: 'weaker',
    severity: 'medium',
    all: [
      [
        '(liefertermin*|termin*|lieferzeit*|zeiten|geschwindigkeit|verfügbarkeit|erfolg|frist*|beginn) .... (nicht|kein*|unverbindlich) .... (zugesagt|zugesichert|versprochen|garantiert|geschuldet)|(termin*|lieferzeit*|angaben|liefertermine) .... (sind|ist|gelten) .. unverbindlich|unverbindliche* (richtwert*|termin*|angabe*)',
      ],
    ],
    unless: ['@w .. (sagt|garantiert)'],
    examples: ['Ein bestimmter Liefertermin wird nicht zugesagt.'],
    counterExamples: ['Der Liefertermin wird fest zugesagt.'],
  },
  {
    family: 'minimum-commitment',
    hurts: 'weaker',
    severity: 'medium',
    all: [
      [
        '(nimmt|kauft|bestellt|abzunehmen|zu bestellen|abnehmen|erreicht|verkauft|abnahme|bezieht) .... (mindestens|wenigstens|nicht weniger als) #number|(mindestens|wenigstens) #number .... (abzunehmen|abnehmen|ab|zu bestellen|bestellen|zu kaufen)|mindest(abnahme|menge|umsatz|bestellwert)',
      ],
    ],
    unless: ['mindestens #time|mindestens #percent'],
    examples: ['Der Händler nimmt mindestens 500 Stück im Jahr ab.'],
    counterExamples: ['Das Mitglied meldet sich mindestens 14 Tage vorher ab.'],
  },
  {
    family: 'auto-renewal',
    hurts: 'weaker',
    severity: 'medium',
    all: [
      [
        '(beginnt|startet|läuft) .... (neue laufzeit|neuer zeitraum|von vorn|von neuem|automatisch weiter)|(wird|geht|wandelt sich) .... (kostenpflichtig*|bezahl*) .... (abo*|tarif|mitgliedschaft|umgewandelt|über)',
      ],
      ['nicht .... (kündig*|gekündigt|abbestell*|widerspr*)|ohne kündigung|automatisch'],
    ],
    unless: ['endet automatisch'],
    examples: [
      'Wird nicht rechtzeitig gekündigt, beginnt die Mitgliedschaft von vorn.',
      'Nach der Probezeit wird der Zugang automatisch in ein kostenpflichtiges Abo umgewandelt.',
    ],
    counterExamples: ['Das Probeabo endet automatisch.'],
  },
  {
    family: 'uncapped-liability',
    hurts: 'weaker',
    severity: 'high',
    all: [
      [
        '@w .... (trägt|tragen|ersetzt|zahlt|zahlen|erstattet|übernimmt) .... (in voller höhe|vollständig|jede*|sämtliche|alle) .... (auch wenn|auch dann|selbst wenn|ohne verschulden|unabhängig|kein verschulden)|(trägt|tragen|ersetzt|zahlt) @w .... (in voller höhe|vollständig|jede*|sämtliche|alle) .... (auch wenn|auch dann|selbst wenn|ohne verschulden|unabhängig|kein verschulden)',
      ],
    ],
    unless: ['@s .... (trägt|ersetzt)|miete'],
    examples: [
      'Schäden durch Dritte ersetzt der Kunde in voller Höhe, auch wenn er sie nicht verschuldet hat.',
    ],
    counterExamples: ['Schäden ersetzt der Kunde, wenn er sie verschuldet hat.'],
  },
  {
    family: 'no-promise',
    hurts: 'weaker',
    severity: 'medium',
    all: [
      [
        '(*geschwindigkeit*|wert|mindestwert|menge|verfügbarkeit|erfolg|leistung*|qualität|netz*|umfang) .... (nicht|kein*) .... (geschuldet|zugesichert|garantiert|versprochen)|(höchstwerte|richtwerte|maximalwerte|ca-angaben)',
      ],
    ],
    unless: ['@w .. schuldet'],
    examples: [
      'Eine Mindestgeschwindigkeit ist am Wohnort des Kunden nicht geschuldet.',
      'Die genannten Werte sind Höchstwerte.',
    ],
    counterExamples: ['Die Leistung wird wie vereinbart geschuldet.'],
  },
  {
    family: 'exit-cost',
    hurts: 'weaker',
    severity: 'medium',
    all: [
      [
        '(endet|kündig*|beendigung|beendet) .... (restlich*|verbleibend*|ausstehend*|noch offene*|alle) .... (rate*|beträge|beiträge|zahlung*) .... (fällig|zu zahlen|zahlen)',
      ],
    ],
    unless: ['@s .... (zahlt|erstattet)'],
    graver: ['sofort|alle'],
    examples: ['Endet der Vertrag, werden alle restlichen Raten sofort fällig.'],
    counterExamples: ['Endet der Vertrag, sind keine Raten mehr zu zahlen.'],
  },
  {
    family: 'cost-shifting',
    hurts: 'weaker',
    severity: 'low',
    all: [
      [
        'für (eine|die|jede|den|einen) .... (fallen|fällt|berechne*|erhebt|erheben|kostet) .. #money .... (an)?',
      ],
      [
        'papier*|*rechnung|postversand|kopie*|bescheinigung|auskunft|ersatz*|umbuchung|änderung|sepa|überweisung|barzahlung',
      ],
    ],
    unless: ['kostenlos|höchstens'],
    examples: ['Für eine Rechnung auf Papier fallen 3 Euro an.'],
    counterExamples: ['Für eine Rechnung auf Papier fällt nichts an.'],
  },
  {
    family: 'sudden-end',
    variant: 'for-breach',
    hurts: 'weaker',
    severity: 'high',
    all: [
      [
        '(ganze*|gesamte*|volle*|restlich*|alle) .... (sofort|auf einmal|auf einen schlag) fällig|sofort fällig|fällig gestellt',
      ],
      ['rate*|nicht .. zahlt|zahlt .. nicht|verzug|rückstand'],
    ],
    unless: ['@s .... (zahlt|erstattet)|endet'],
    graver: ['einer rate'],
    examples: ['Wenn der Kreditnehmer zwei Raten nicht zahlt, wird das ganze Geld sofort fällig.'],
    counterExamples: ['Die Rate ist am Ersten fällig.'],
  },
  {
    family: 'sudden-end',
    hurts: 'weaker',
    severity: 'medium',
    all: [
      ['@s .... (zurückverlangen|zurückfordern|fällig stellen)'],
      ['jederzeit|ohne (einen)? (grund|begründung|angabe)|sofort'],
    ],
    unless: ['@w .... (zurückverlangen|zurückfordern)'],
    examples: ['Der Kreditgeber kann das Darlehen jederzeit ohne einen Grund zurückverlangen.'],
    counterExamples: ['Der Kreditgeber kann das Darlehen nach dem Ende zurückfordern.'],
  },
  {
    family: 'entry-or-seizure',
    hurts: 'weaker',
    severity: 'high',
    all: [
      ['(verkaufen|verwerten|behalten)'],
      ['auto|fahrzeug|wagen|pfand|gegenstand|sachen|schmuck'],
      ['zahlt .... nicht|nicht .... zahlt|verzug|rückstand'],
    ],
    unless: ['@w (darf|kann)|gericht*'],
    graver: ['behält'],
    examples: ['Zahlt der Kreditnehmer nicht, darf er das Auto verkaufen und behält, was er bekommt.'],
    counterExamples: ['Der Verkäufer darf das Auto bis Montag behalten.'],
  },
  {
    family: 'work-demands',
    hurts: 'weaker',
    severity: 'medium',
    all: [
      ['@s .... (zurückrufen|zurückzurufen|zurückbeordern|einbestellen|einzubestellen)'],
      ['jederzeit|ohne (ankündigung|angabe|grund|vorankündigung)|sofort|kurzfristig'],
    ],
    unless: ['mit zustimmung @wo'],
    graver: ['ohne'],
    examples: ['Wir können Sie jederzeit ohne Ankündigung in den Betrieb zurückrufen.'],
    counterExamples: ['Der Kunde kann uns jederzeit zurückrufen.'],
  },
  {
    family: 'cost-shifting',
    hurts: 'weaker',
    severity: 'low',
    all: [
      [
        '@s (zahlt|zahlen|erstattet|erstatten|übernimmt|übernehmen|ersetzt|ersetzen) .... (kosten|fahrtkosten|auslagen|reisekosten|spesen) .... nicht',
      ],
    ],
    examples: ['Wir erstatten Ihnen Fahrtkosten nicht.'],
    counterExamples: ['Wir erstatten Ihnen Fahrtkosten.'],
  },
  {
    family: 'penalty',
    hurts: 'stronger',
    severity: 'medium',
    all: [
      ['@s .... (verspät*|verzug|überschreit*|nicht rechtzeitig)|ausfall|störung|verspät*|verzug'],
      [
        '@w .... (erhält|erhalten|bekommt|kann .... verlangen)|erhält @w|(schuldet|zahlt|zahlen) @s .... (#money|#percent)|entfällt .... entgelt|erstattet @s',
      ],
      ['#money|#percent|je (tag|woche|stunde)|für jeden|volle*|ganze*'],
    ],
    unless: ['@w .... (in ritardo|im verzug|en retard)|von @wo'],
    examples: ['Dauert die Störung länger als zwei Tage, erhält der Kunde für jeden weiteren Tag fünf Euro.'],
    counterExamples: ['Dauert die Störung länger, informieren wir den Kunden.'],
  },
];
