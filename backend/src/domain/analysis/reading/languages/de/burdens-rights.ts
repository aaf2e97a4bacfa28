import type { PackBurden } from '../pack.ts';

/** Rights given up, courts, freedom, privacy and home. */
export const RIGHTS: readonly PackBurden[] = [
  {
    family: 'waiver',
    hurts: 'weaker',
    severity: 'medium',
    all: [
      [
        '@w* .... verzichte* .... (auf)?|verzicht .... (auf|ansprüche|einrede*)|(ausgeschlossen|verzichtet) .... (aufrechnung|zurückbehaltung*|minderung|anfechtung|widerruf*|einrede*)|(aufrechnung*|zurückbehaltung*|minderung*|einrede*|sammelklage*|widerrufsrecht) .... (ausgeschlossen|nicht (zulässig|gestattet|berechtigt)|nur)|@w .... (nur) .. (aufrechnen|mindern)|keine (sammelklage*|ansprüche)|klagerecht|nicht .... (aufrechnen|aufzurechnen)',
      ],
    ],
    unless: [
      '@s* .. verzichte*|*kündigung*|verzicht .... schriftform|kein verzicht|(nicht|kein) .. als verzicht',
    ],
    graver: ['sämtliche|alle|unwiderruflich|künftig*'],
    examples: [
      'Der Kunde verzichtet auf die Einrede der Verjährung.',
      'Eine Aufrechnung ist ausgeschlossen.',
    ],
    counterExamples: ['Ein Zuwarten gilt nicht als Verzicht.'],
  },
  {
    family: 'benefit-lost',
    hurts: 'weaker',
    severity: 'medium',
    all: [
      [
        '(minderung*|mindern|entgeltfortzahlung|urlaub*|widerrufsrecht|gewährleistung*|mängelrechte*|rücktrittsrecht|kündigungsschutz|lohnfortzahlung|zurückbehaltungsrecht|anspruch auf) .... (ausgeschlossen|erst|nicht|entfällt|besteht nicht|nur (wenn|bei))|kein* (anspruch|recht) .... (minderung|urlaub|ersatz|beschäftigung|rückzahlung|nachholung|entschädigung|gutschrift|erstattung)',
      ],
    ],
    unless: ['@s* .... (kein anspruch|ausgeschlossen)|anspruch @so|wird nicht ausgeschlossen'],
    graver: ['volle (miete|preis)|rechtskräftig*|minder*'],
    examples: [
      'Eine Minderung der Miete ist ausgeschlossen.',
      'Ein Anspruch auf Entgeltfortzahlung besteht nicht.',
    ],
    counterExamples: ['Der Anspruch auf Urlaub beträgt 28 Tage.'],
  },
  {
    family: 'forum',
    hurts: 'weaker',
    severity: 'medium',
    all: [
      [
        'gerichtsstand|ausschließlich* zuständig*|schieds*|(bindend*|verbindlich*|endgültig*) .. (geschlichtet|schlichtung*|schlichter)|schlichtungsvereinbarung|schlichter* .... (zuständig*|entscheid*)|gerichte (von|in|am|des|der)|zuständig* gericht*|gerichtsbarkeit|unterliegen .. recht|(es gilt|findet|finden|gelten) .... recht .... |recht .... (anwendung|anwendbar)|gesetze* .... (geregelt|unterlieg*)|unterlieg* .... (recht|gesetz*)',
      ],
      ['gericht*|recht .. (des|von|der|irlands|luxemburg*|england)|#word recht|schieds*|schlicht*|gesetz*'],
    ],
    unless: [
      'wohnsitz* @wo|allgemeinen gerichtsstand @wo|nicht teilzunehmen|weder bereit noch|recht auf|recht .. zu|@w .. hat .. recht|das gesetzliche|zwingend* .. verbraucher* .. unberührt .. deutsch*|rechtskräftig*',
    ],
    graver: [
      'schiedsgericht*|schiedsverfahren*|schiedsklausel|schiedsvereinbarung|schlichtungsvereinbarung|sammelklage*',
    ],
    examples: ['Gerichtsstand ist ausschließlich der Sitz des Anbieters.', 'Es gilt irisches Recht.'],
    counterExamples: [
      'Wir sind zur Teilnahme an einem Schiedsverfahren weder bereit noch verpflichtet, nicht teilzunehmen steht fest.',
    ],
  },
  {
    family: 'restraint',
    hurts: 'weaker',
    severity: 'medium',
    all: [
      [
        'wettbewerbsverbot|konkurrenz*|nebentätigkeit*|nebenbeschäftigung*|abwerb*|kundenschutz|ausschließlich (bei|von|für)|exklusiv*|(nicht|keine*) .... (wettbewerb*|konkurrenzunternehmen|konkurrierend*|für (andere|dritte)|weiterzuverkaufen)|*bezugspflicht|nicht .... (eröffnen|beteiligen|tätig)',
      ],
      ['@w*|verboten|untersagt|nicht|zustimmung|verpflichtet|*verbot|nur'],
    ],
    unless: [
      '@s .... (nicht|kein*)|karenzentschädigung .. nach|*gerichtsstand|zuständig*|nicht exklusiv*|nicht ausschließlich',
    ],
    graver: ['#time|bundesweit|weltweit|{endless}|(zwei|drei|fünf) jahre*'],
    examples: [
      'Nebentätigkeiten sind dem Arbeitnehmer nur mit Zustimmung erlaubt.',
      'Der Arbeitnehmer darf zwei Jahre nicht für ein Konkurrenzunternehmen arbeiten.',
    ],
    counterExamples: ['Der Arbeitgeber darf Aushilfen einsetzen.'],
  },
  {
    family: 'gag',
    hurts: 'weaker',
    severity: 'medium',
    all: [
      [
        'stillschweigen|verschwiegenheit*|geheim zu halten|geheimhaltung*|vertraulich zu behandeln|nicht .... (öffentlich|äußern|negativ)|negative* (bewertung*|äußerung*)|keine* (bewertung*|äußerung*)|herabsetz*|verschwiegen*',
      ],
      ['@w*|verpflichtet|zeitlich|unbegrenzt|auch (über|nach)|dauerhaft|nicht|{endless}'],
    ],
    unless: [
      'zugangsdaten|passw*|kennw*|pin|pins|beide*|@b|@s* .... (verpflichtet|behandelt|wahrt)|gegenseitig*',
    ],
    graver: ['{endless}|auch nach|vertragsstrafe|gehalt|vergütung'],
    examples: ['Der Arbeitnehmer hat über alle Vorgänge auch nach dem Ende Stillschweigen zu bewahren.'],
    counterExamples: ['Beide Parteien wahren Stillschweigen.'],
  },
  {
    family: 'ip-grab',
    hurts: 'weaker',
    severity: 'medium',
    all: [
      [
        '(nutzungsrecht*|verwertungsrecht*|lizenz|urheberrecht*|rechte an|rechte|eigentum an) .... (über|ein|geht|gehen|räum*|gewähr*|übertrag*|erteil*|unterlizenz*|steh* @so|unwiderruflich*)|(räum*|gewähr*|erteil*|übertrag*) .... (lizenz|nutzungsrecht*|rechte)',
      ],
      [
        '@s*|weltweit*|unwiderruflich*|unentgeltlich*|gebührenfrei*|ausschließlich*|zeitlich|übertragbar*|unterlizenzierbar*|kostenlos*',
      ],
      [
        '@w*|inhalte*|werk*|arbeitsergebnis*|beiträge|ergebnisse|fotos|feedback|erfindung*|entwürfe|material*',
      ],
    ],
    unless: [
      '@s .. (behält|behalten) ...|(rechte|urheberrecht*) .... (bleiben|verbleiben) .... @so|@s .. (räumt|räumen|gewährt|gewähren|erteilt|erteilen) .. @wo|(räumt|räumen|gewährt|gewähren|erteilt|erteilen) @s|@wo .... (eingeräumt|gewährt)|nicht übertragbar*|widerrufliche* .. lizenz .. nutzung (des|der) dienst*',
    ],
    graver: ['weltweit*|unwiderruflich*|zeitlich unb*|unterlizenz*'],
    examples: ['Der Nutzer räumt uns ein weltweites, unwiderrufliches Nutzungsrecht an seinen Inhalten ein.'],
    counterExamples: ['Wir räumen Ihnen ein einfaches Nutzungsrecht ein.'],
  },
  {
    family: 'data-or-image',
    hurts: 'weaker',
    severity: 'medium',
    all: [
      [
        '*daten|*bildnis*|fotos|aufnahmen|videoaufnahmen|videoüberwach*|kamera*|ortung|standort*|gps|aufzeichn*|überwach*|bonität*|auskunft*|profil*|werbung|newsletter|werbe*|schufa|e-mail-postfach|bildmaterial|datenschutz*|privatsphäre',
      ],
      [
        'weitergeb*|weitergegeben|weiterzugeben|übermittel*|verkauf*|zu verkaufen|werbezweck*|werbung|veröffentlich*|zu veröffentlichen|nutzen|zu nutzen|verwend*|auswert*|auszuwerten|überwach*|aufzeichn*|aufgezeichnet|dritte*|partner*|konzern*|einwillig*|stimm* .. zu|einverstanden|ausgewertet|einseh*|einsehen|speicher*|datenschutzerklärung|datenschutzrichtlinie*',
      ],
      ['@w*|@s*|*daten|mitglied*|personen*'],
    ],
    unless: [
      'nur .. (zur|für die) (erfüllung|durchführung|abwicklung)|nicht .. (weitergegeben|weitergeben|verkauft)|@w .. (darf|dürfen) .. nicht|bildungsdaten|@w (verpflichtet|verpflichten) sich|datensicherung|zugangsdaten',
    ],
    graver: ['verkauf*|ohne (vergütung|zustimmung)|zeitlich|unbefristet|biometrisch*|gesundheitsdaten'],
    examples: ['Der Anbieter darf die Daten des Kunden an Partner zu Werbezwecken weitergeben.'],
    counterExamples: ['Die Daten werden nicht weitergegeben.'],
  },
  {
    family: 'entry-or-seizure',
    variant: 'entry',
    hurts: 'weaker',
    severity: 'high',
    all: [
      [
        '@s* .... (betreten|betritt|zutritt|besichtig*|zweitschlüssel|zugang zu|öffnen|durchsuch*|schlüssel)|(darf|dürfen|kann) .. @s .... (betreten|besichtigen)|(zweitschlüssel|ersatzschlüssel|schlüssel) .... (@s*|verbleibt|behält)',
      ],
      ['betret*|besichtig*|zutritt|schlüssel|durchsuch*|öffnen'],
      [
        'jederzeit|ohne|unangekündigt|auch in abwesenheit|werktags|täglich|behält|verbleibt|zweitschlüssel|@wo .. abwesenheit|nach belieben',
      ],
    ],
    unless: [
      'nach .. (ankündigung|vereinbarung|terminabsprache|anmeldung)|mit zustimmung @wo|nach vorheriger',
    ],
    examples: ['Der Vermieter darf die Wohnung jederzeit ohne Ankündigung betreten.'],
    counterExamples: ['Der Vermieter darf die Wohnung nach vorheriger Ankündigung betreten.'],
  },
  {
    family: 'entry-or-seizure',
    hurts: 'weaker',
    severity: 'high',
    all: [
      ['{mayS}|@s* ...'],
      [
        '*schlösser .. (austauschen|auszutauschen|wechseln)|schloss .. (austauschen|wechseln)|räumen lassen|in besitz nehmen|in besitz zu nehmen|abholen|abzuholen|verwerten|zu verwerten|versteigern|verkaufen|entsorgen|zu entsorgen|zurückholen|versorgung .. (unterbrechen|einstellen|abstellen)|abschalten|abzuschalten|lagern|einlagern|wegnehmen|zu räumen',
      ],
      ['@w*|gegenstände*|sachen|wohnung|fahrzeug*|eigentum|gerät*|kosten'],
    ],
    unless: ['gericht*|@w .. (darf|kann)'],
    examples: ['Der Vermieter darf zurückgelassene Gegenstände des Mieters ohne Frist entsorgen.'],
    counterExamples: ['Der Mieter darf die Waschmaschine in der Wohnung lagern.'],
  },
];
