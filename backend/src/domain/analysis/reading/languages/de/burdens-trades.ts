import type { PackBurden } from '../pack.ts';

/** Burdens of small trades and clubs: hire, events, animals, agents, care, and what is bought on instalments. */
export const TRADES: readonly PackBurden[] = [
  {
    family: 'work-demands',
    hurts: 'weaker',
    severity: 'high',
    onlyIn: ['work', 'freelance'],
    all: [
      [
        '(überstunden|mehrarbeit|mehrstunden) .... (weder|nicht|kein*|ohne) .... (bezahl*|vergüt*|ausgeglichen|ausgleich|freizeit|lohn)|(überstunden|mehrarbeit) .... (abgegolten|inbegriffen|enthalten)',
      ],
    ],
    examples: ['Überstunden werden weder bezahlt noch mit freien Tagen ausgeglichen.'],
    counterExamples: ['Überstunden werden mit Zuschlag bezahlt.'],
  },
  {
    family: 'restraint',
    hurts: 'weaker',
    severity: 'high',
    all: [
      [
        '@w .... (während|für die dauer von|innerhalb von|bis) .... #time .... (kein*|nicht) .... (arbeiten|tätig|anstellung|stelle|gewerbe|eröffnen|betreiben|anbieten)|(nach|ende) .... (kein*|nicht) .... (konkurrenz*|anderen betrieb|anderen studio|mitbewerber*) .... (arbeiten|tätig)',
      ],
    ],
    unless: ['@s .... (darf|dürfen) .... (kein*|nicht)|schwanger*|mutterschutz'],
    examples: ['Die Arbeitnehmerin darf während zwei Jahren in keiner anderen Backstube im Kanton arbeiten.'],
    counterExamples: ['Die Arbeitnehmerin arbeitet während zwei Jahren in der Filiale.'],
  },
  {
    family: 'penalty',
    hurts: 'weaker',
    severity: 'medium',
    all: [
      [
        '(wer .... (verstößt|verstossen|missachtet|zuwiderhandelt|erwischt)|bei (einem)? verst*|bei (zuwiderhandlung|missachtung)) .... (zahlt|zahlen|bezahlt|schuldet|kostet|fällig|verrechne*|berechne*) .... #money|(wer .... (verstößt|missachtet|zuwiderhandelt)) .... #money',
      ],
    ],
    examples: ['Wer dagegen verstößt, zahlt 80 Euro.'],
    counterExamples: ['Wer früher bucht, zahlt 80 Euro.'],
  },
  {
    family: 'exit-cost',
    hurts: 'weaker',
    severity: 'medium',
    all: [
      [
        '(absage*|absagen|stornier*|storno*|rücktritt*|abmeldung*|nichterscheinen|nicht erscheint|annull*) .... (#percent|ganze* preis|vollen preis|voller preis|gesamte* preis|volle* betrag|anzahlung (verfällt|einbehalten|behalten))|(#percent|voller preis) .... (bei|im falle) .... (absage|storno*|rücktritt)',
      ],
    ],
    unless: ['kostenlos|gratis|kostenfrei|ohne kosten|@s .... (absagt|storniert)'],
    examples: ['Bei einer Absage in der letzten Woche sind 80 % des Preises zu zahlen.'],
    counterExamples: ['Eine Absage ist bis zum Vortag gratis.'],
  },
  {
    family: 'exit-cost',
    hurts: 'weaker',
    severity: 'medium',
    all: [
      [
        '(findet .... nicht statt|kann nicht (statt|durchgeführt|gearbeitet)|entfällt|nicht möglich) .... (bleibt|ist|wird) .... (geschuldet|zu zahlen|fällig|berechnet|verrechnet)|preis .... (trotzdem|dennoch) (geschuldet|fällig|zu zahlen)',
      ],
    ],
    unless: ['erstattet|zurück*|@s .... verschuld*'],
    examples: ['Ist die Zufahrt gesperrt, entfällt der Aufbau und der Preis bleibt geschuldet.'],
    counterExamples: ['Entfällt der Termin, wird der Preis erstattet.'],
  },
  {
    family: 'cost-shifting',
    hurts: 'weaker',
    severity: 'medium',
    onlyIn: ['services', 'freelance', 'sale'],
    all: [
      [
        '(provision|courtage|vermittlungsgebühr|honorar) .... (auch dann|auch wenn|selbst wenn|ebenfalls|in jedem fall) .... (geschuldet|fällig|zu zahlen|an)|(provision|courtage|honorar) .... (nach|innert|innerhalb von) .... (ende|ablauf|beendigung) .... (geschuldet|fällig)|(provision|courtage) .... (fällig|geschuldet) .... (auch wenn|selbst wenn)',
      ],
    ],
    examples: ['Die Provision ist auch dann geschuldet, wenn der Auftraggeber selbst verkauft.'],
    counterExamples: ['Die Provision ist bei der Beurkundung fällig.'],
  },
  {
    family: 'sole-discretion',
    hurts: 'weaker',
    severity: 'medium',
    all: [
      [
        '@s .... (bestimmt|legt|setzt|schätzt|beziffert) .... (allein*|selbst|einseitig|nach eigene*) .... (höhe|betrag|schaden*|preis|wert|kosten)|(höhe|betrag) .... schaden* .... (bestimmt|schätzt|legt) @s|@s (bestimmt|schätzt) .... (schadenshöhe|höhe des schadens)',
      ],
    ],
    examples: ['Der Verleiher bestimmt allein die Höhe des Schadens.'],
    counterExamples: ['Der Verleiher belegt die Höhe des Schadens.'],
  },
  {
    family: 'forfeiture',
    hurts: 'weaker',
    severity: 'medium',
    all: [
      [
        '(kein*|nicht) .... (rückerstattung|erstattung|rückzahlung|geld zurück|rückvergütung) .... (vorgesehen|möglich|gewährt|geleistet)|(rückerstattung*|erstattung*|rückvergütung*) .... (ausgeschlossen|nicht (vorgesehen|möglich)|keine)',
      ],
    ],
    unless: ['@s .... (keine|kein) anspruch'],
    examples: ['Eine Rückerstattung ist auch bei Regen nicht vorgesehen.'],
    counterExamples: ['Die Rückerstattung erfolgt binnen einer Woche.'],
  },
  {
    family: 'data-or-image',
    hurts: 'weaker',
    severity: 'high',
    all: [
      [
        '(gps|ortung*|standort*|tracker) .... (jederzeit|überwach*|abrufen|verfolg*|auswert*|abfragen|sperren|abschalten)|(ferngesteuert|aus der ferne|per fernzugriff) .... (abschalten|sperren|deaktivieren|stilllegen)|(abschalten|sperren|stilllegen) .... (aus der ferne|per fernzugriff)',
      ],
    ],
    examples: ['Der Verkäufer darf den Standort jederzeit abfragen und den Motor aus der Ferne sperren.'],
    counterExamples: ['Das Gerät zeigt den Standort an.'],
  },
  {
    family: 'cost-shifting',
    hurts: 'weaker',
    severity: 'medium',
    all: [
      [
        '(diebstahl|verlust|untergang|totalschaden|zerstörung) .... @w .... (weiter* .... (zahl*|rate*)|raten .... weiter|zahlt .... weiter*)|(raten|miete|preis) .... (auch|trotzdem|weiterhin) .... (diebstahl|verlust|totalschaden|untergang)',
      ],
    ],
    examples: ['Bei Diebstahl zahlt der Käufer die Raten weiter.'],
    counterExamples: ['Bei Diebstahl ruht die Zahlung.'],
  },
  {
    family: 'sole-discretion',
    hurts: 'weaker',
    severity: 'medium',
    all: [
      [
        '(darf|dürfen|kann|können) .... (einschränken|beschränken|verweigern|ablehnen|untersagen|ausschließen) .... (ohne (dies|das|es)? (zu)? (begründ*|erklär*)|ohne (angabe|nennung|erklärung|begründung))|ohne (angabe|nennung) .... gründe* .... @s .... (einschränken|ablehnen|verweigern)',
      ],
    ],
    unless: ['@w .. (darf|dürfen|kann|können)|(darf|kann) @w'],
    examples: ['Die Leitung des Heims darf Besuche einschränken, ohne dies zu begründen.'],
    counterExamples: ['Die Bewohnerin darf Besuche ablehnen.'],
  },
  {
    family: 'minimum-commitment',
    hurts: 'weaker',
    severity: 'medium',
    all: [
      [
        '@w .... (verpflichtet|muss|hat) .... (mindestens|wenigstens) .... (zu (nehmen|kaufen|buchen|beziehen|bestellen|abzunehmen)|nehmen|kaufen|buchen|beziehen|abnehmen)|(mindestumsatz|mindestabnahme|mindestbestell*|mindestverzehr) .... #money',
      ],
    ],
    examples: ['Die Einstellerin verpflichtet sich, mindestens zwei Reitstunden im Monat zu nehmen.'],
    counterExamples: ['Die Einstellerin kommt mindestens einmal am Tag.'],
  },
  {
    family: 'thin-remedy',
    hurts: 'weaker',
    severity: 'medium',
    all: [
      [
        '(spätere|nachträgliche) (beschwerden|reklamationen|beanstandungen|rügen|einwände|ansprüche) .... (nicht|kein*|ausgeschlossen)|(danach|später) .... (kein* .... (reklamation*|beschwerde*|beanstandung*)|nicht (mehr)? (angenommen|anerkannt|berücksichtigt))',
      ],
    ],
    examples: ['Spätere Reklamationen werden nicht anerkannt.'],
    counterExamples: ['Reklamationen werden binnen einer Woche beantwortet.'],
  },
  {
    family: 'answers-for-others',
    hurts: 'weaker',
    severity: 'high',
    all: [
      [
        '(angehörige*|tochter|sohn|ehepartner*|mitunterzeichn*|vertreter*|kontaktperson) .... (haftet|haften|steht .... ein|bürgt) .... (persönlich|mit .. vermögen|gesamtschuldnerisch|für (alle|sämtliche))',
      ],
    ],
    examples: ['Die Angehörige haftet persönlich für alle Kosten des Bewohners.'],
    counterExamples: ['Die Angehörige wird bei Notfällen angerufen.'],
  },
  {
    family: 'no-exit',
    hurts: 'weaker',
    severity: 'medium',
    all: [
      [
        '(kündigung|vertrag) .... nur .... (aus (wichtigen|wichtigem) (gründen|grund)|aus wichtigem) .... (möglich|kündbar|zulässig)|danach ist .... kündigung nur',
      ],
    ],
    examples: ['Danach ist eine Kündigung nur noch aus wichtigen Gründen möglich.'],
    counterExamples: ['Danach ist eine Kündigung jederzeit möglich.'],
  },
  {
    family: 'sole-discretion',
    hurts: 'weaker',
    severity: 'medium',
    all: [
      [
        '(entscheidung|beschluss) .... (endgültig|unanfechtbar|nicht anfechtbar|kein* (einspruch|rechtsmittel))|(einspruch|rechtsweg) .... (ausgeschlossen|nicht (möglich|zulässig))',
      ],
    ],
    unless: ['schieds*|gericht*'],
    examples: ['Die Entscheidung des Vorstands ist endgültig.'],
    counterExamples: ['Die Entscheidung des Vorstands wird begründet.'],
  },
];
