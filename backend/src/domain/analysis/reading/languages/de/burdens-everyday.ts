import type { PackBurden } from '../pack.ts';

/** Burdens as neighbors, friends and small firms write them: without the words of the law. */
export const EVERYDAY: readonly PackBurden[] = [
  {
    family: 'forfeiture',
    hurts: 'weaker',
    severity: 'medium',
    all: [
      [
        '(bleibt|bleiben) .... bei @so|(behält|behalten) @s .... (anzahlung|vorschuss|kaution|geld|#money)|(anzahlung|vorschuss|#money) (verfällt|verfallen|ist verloren|sind verloren)',
      ],
    ],
    unless: ['gitarre'],
    examples: ['Holt der Käufer das Rad nicht ab, bleiben die 80 Euro bei uns.'],
    counterExamples: ['Die Unterlagen werden dem Käufer zugesandt.'],
  },
  {
    family: 'penalty',
    variant: 'late-fee',
    hurts: 'weaker',
    severity: 'low',
    all: [
      [
        '(für|je|pro) (jede|jeden|jedes)? (angefangene|angefangenen|angebrochene)? (viertelstunde|stunde|tag|woche|minute*) .... #money|(stellt|stellen|berechnet|berechnen) @s .... #money .. in rechnung|(platzt|scheitert|verspätet|zu spät) .... #money',
      ],
    ],
    unless: [
      '@s (zahlt|zahlen|zieht|erlässt|erstattet)|(zahlt|zahlen|erlässt|erstattet) @s|@wo (zu|eine gutschrift)',
    ],
    examples: ['Wer sein Kind zu spät abholt, zahlt für jede angefangene Stunde 20 Euro.'],
    counterExamples: ['Für jede Stunde Kurs zahlt das Studio 20 Euro zurück.'],
  },
  {
    family: 'cost-shifting',
    variant: 'wages',
    hurts: 'weaker',
    severity: 'medium',
    all: [
      [
        '(fehlbetrag|fehlbeträge|bruch|schaden|schäden|manko|differenz*) .... (lohn|gehalt|trinkgeld) .... (einbehalten|abgezogen|verrechnet)|(lohn|gehalt) .... (fehlbetrag|bruch|schäden|schaden) .... (einbehalten|abgezogen|verrechnet)',
      ],
    ],
    unless: ['nicht|vorsatz|vorsätzlich'],
    examples: ['Fehlt Geld in der Kasse, wird der Fehlbetrag vom Gehalt abgezogen.'],
    counterExamples: ['Ein Fehlbetrag wird nicht vom Gehalt abgezogen.'],
  },
  {
    family: 'open-price',
    hurts: 'weaker',
    severity: 'medium',
    all: [
      [
        '(aufwand|mehraufwand|mehrarbeit|zusatzarbeit*) .... (nach stunden|nach aufwand)|(verrechnen|berechnen) @s .... nach (stunden|aufwand|zeit)|@s (verrechnen|berechnen|verrechnet|berechnet) .... nach (stunden|aufwand|zeit)',
      ],
    ],
    unless: ['höchstens|maximal|vorher .. (zustimm*|angebot)|schriftlich'],
    examples: ['Findet sich Rost, berechnen wir die Arbeit nach Stunden.'],
    counterExamples: ['Mehrarbeit berechnen wir nach Stunden, höchstens 200 Euro.'],
  },
  {
    family: 'unilateral-change',
    variant: 'service',
    hurts: 'weaker',
    severity: 'medium',
    all: [['{may} .... (verringern|kürzen|streichen|zusammenlegen|reduzieren)']],
    unless: ['einvernehmlich|zustimmung @wo|@w .. {may}|@b'],
    examples: ['Die Öffnungszeiten kann der Verein verringern.'],
    counterExamples: ['Mit Zustimmung der Mitglieder kann der Verein die Zeiten verringern.'],
  },
  {
    family: 'sole-discretion',
    hurts: 'weaker',
    severity: 'medium',
    all: [
      [
        '(entscheidet|entscheiden|bestimmt|bestimmen) @s .... (gründe|begründung) .... nicht|(entscheidet|entscheiden) @s .... ohne .. (gründe*|begründung)|@s (entscheidet|entscheiden) .... (ohne (gründe|begründung)|gründe|begründung)|gründe (nennt|nennen) @s .. nicht|(wen|wem|wer) @s (will|wollen|möchte*)',
      ],
    ],
    examples: ['Wer mitmachen darf, entscheiden wir ohne Begründung.'],
    counterExamples: ['Über die Aufnahme entscheidet der Vorstand in einem Monat und nennt die Gründe.'],
  },
  {
    family: 'other-side-not-liable',
    hurts: 'weaker',
    severity: 'medium',
    all: [
      [
        '(auf|liegt .. auf) gefahr (@wo|@w)|(steht|stehen|stehe) @s .... nicht (gerade|ein)|@s .... (steht|stehen|stehe) .... nicht (gerade|ein)|gekauft wie (besichtigt|gesehen)',
      ],
    ],
    unless: ['vorsatz|vorsätzlich'],
    examples: ['Fahrräder stehen im Hof auf Gefahr der Mieter.'],
    counterExamples: ['Wir stehen für Schäden ein.'],
  },
  {
    family: 'sudden-end',
    variant: 'acceleration',
    hurts: 'weaker',
    severity: 'medium',
    all: [
      [
        '(will|wollen|kann|können|darf|dürfen|verlang*) .... (ganzen|gesamten|kompletten) (rest|betrag|summe|darlehen) .... (auf einmal|sofort|auf einen schlag)|(ganze|gesamte) (rest|summe|betrag) .... (auf einmal|sofort|auf einen schlag)',
      ],
    ],
    unless: ['erst nach|schriftlich gemahnt'],
    examples: ['Fällt eine Rate aus, wollen wir den ganzen Rest auf einmal.'],
    counterExamples: ['Die Rate ist am Ersten fällig.'],
  },
  {
    family: 'work-demands',
    variant: 'overtime',
    hurts: 'weaker',
    severity: 'medium',
    all: [
      [
        '(springt|springen) @w .... ein|(fällt|fallen) .... aus .... (springt|übernimmt|arbeitet) @w|am freien tag .... (arbeit*|ein)|@w .... am freien tag',
      ],
    ],
    unless: ['freiwillig|kann @w|darf @w|nicht'],
    examples: ['Ist jemand krank, springt der Arbeitnehmer am Wochenende ein.'],
    counterExamples: ['Der Arbeitnehmer springt freiwillig ein.'],
  },
  {
    family: 'no-exit',
    hurts: 'weaker',
    severity: 'medium',
    all: [
      [
        '(nehmen|nimmt) @s .... keine (abmeldung*|kündigung*)|keine (abmeldung*|kündigung*) .... (möglich|angenommen)',
      ],
    ],
    unless: ['kosten|gebühr'],
    examples: ['Im Sommer nimmt die Schule keine Kündigungen entgegen.'],
    counterExamples: ['Für Kündigungen nimmt die Schule keine Gebühr.'],
  },
  {
    family: 'minimum-commitment',
    hurts: 'weaker',
    severity: 'low',
    all: [['(bis dahin|vorher|davor) .... (ausstieg|kündigung|austritt) .... (nur|nicht|ausgeschlossen)']],
    examples: ['Vorher ist ein Austritt nicht möglich.'],
    counterExamples: ['Ein Austritt ist jederzeit möglich.'],
  },
  {
    family: 'no-promise',
    hurts: 'weaker',
    severity: 'low',
    all: [
      [
        '(richtwert*|anhaltspunkt*|unverbindlich|ohne gewähr) .... (nicht|keine)?|nicht (festlegen|verbindlich)|keine zusage',
      ],
    ],
    unless: ['angebot ist|preis ist'],
    examples: ['Die Termine sind unverbindlich.'],
    counterExamples: ['Der Termin ist verbindlich.'],
  },
  {
    family: 'security',
    hurts: 'weaker',
    severity: 'medium',
    all: [
      [
        '(als|zum) (pfand|sicherheit) .... (bleibt|behält|gibt|hinterlegt|verkauf*)|(bis|solange) .... (bezahlt|getilgt|offen) .... (bleibt|behalte|behält) .... bei @so',
      ],
    ],
    unless: ['kaution|eigentum'],
    examples: ['Als Pfand bleibt das Rad bis zur letzten Rate beim Darlehensgeber.'],
    counterExamples: ['Das Rad bleibt beim Käufer.'],
  },
  {
    family: 'entry-or-seizure',
    hurts: 'weaker',
    severity: 'medium',
    all: [
      [
        '(schließ*|öffne*|komm*|geh*) .... mit (meinem|unserem|dem|eigenem) (zweit)?schlüssel|auch wenn @w nicht (da|zu hause|daheim) (bist|ist|sind)|in abwesenheit @wo',
      ],
    ],
    unless: ['notfall|gefahr im verzug|nie|nicht betret*'],
    examples: ['Der Vermieter darf in Abwesenheit des Mieters lüften.'],
    counterExamples: ['In Abwesenheit des Mieters darf niemand nicht betreten werden, nie.'],
  },
  {
    family: 'withheld-pay',
    hurts: 'weaker',
    severity: 'medium',
    all: [
      [
        '(beitrag|beiträge|gebühr*|miete|entgelt) .... (läuft|laufen) .... (trotzdem|weiter)|(läuft|laufen) .... (beitrag|beiträge|gebühr*|miete|entgelt) .... (trotzdem|weiter)|trotzdem .... (beitrag|gebühr|miete) .... (fällig|zu zahlen)',
      ],
    ],
    unless: ['erstatt*|gutschrift|halb*'],
    examples: ['Bleibt das Studio zu, läuft der Beitrag weiter.'],
    counterExamples: ['Bleibt das Studio zu, wird der Beitrag erstattet.'],
  },
  {
    family: 'data-or-image',
    hurts: 'weaker',
    severity: 'medium',
    all: [
      [
        '(werten|wertet) @s .. aus|(geben|gibt) @s .... weiter|@s .... (an|mit) .... (weiter|weitergeben|teilen)|(geben|gibt) (es|sie|daten) .... weiter',
      ],
    ],
    unless: ['nicht|keine|einwilligung|zustimmung|schlüssel'],
    examples: ['Was der Nutzer kauft, werten wir aus und geben es an Händler weiter.'],
    counterExamples: ['Daten geben wir nicht weiter.'],
  },
  {
    family: 'uncapped-liability',
    hurts: 'stronger',
    severity: 'medium',
    all: [
      [
        '@s (steht|stehen|haftet|haften) .... in voller höhe|(steht|stehen|haftet|haften) @s .... in voller höhe',
      ],
    ],
    unless: ['nicht'],
    examples: ['Für Brüche haften wir in voller Höhe.'],
    counterExamples: ['Wir haften nicht in voller Höhe.'],
  },
];
