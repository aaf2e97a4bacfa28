import type { PhraseLists } from '../phrase.ts';

/** Words that phrases of the German pack share. */
export const LISTS: PhraseLists = {
  may: [
    'darf|dürfen|kann|können|könnte|ist berechtigt|sind berechtigt|ist befugt|sind befugt|ist ermächtigt|hat das recht|haben das recht|steht es frei|steht das recht|ist .. berechtigt|sind .. berechtigt|bleibt vorbehalten',
  ],
  mayS: [
    '@s .... (darf|dürfen|kann|können|berechtigt|befugt|ermächtigt|recht)|(darf|dürfen|kann|können|ist|sind|hat|haben) .. @s|@s (behält|behalten) (sich|@so)|(behält|behalten) @s (sich|@so)|vorbehalten|@so .... (vorbehalten|zusteh*|frei)',
  ],
  zuVerb: ['#word'],
  zuWord: [
    'zu #word|abzu*|anzu*|aufzu*|auszu*|bereitzu*|beizu*|durchzu*|einzu*|fortzu*|freizu*|herauszu*|mitzu*|nachzu*|sicherzu*|vorzu*|vorzulegen|wiederherzu*|zurückzu*|zuzu*|hinzu*|offenzu*|fernzu*|instandzu*|unterlassen|dafür',
  ],
  inf: ['*en|*ern|*eln'],
  deed: [
    'zahlt|zahlen|bezahlt|leistet|leisten|entrichtet|überweist|überlässt|erbringt|erbringen|liefert|liefern|übergibt|stellt|stellen|trägt|tragen|übernimmt|übernehmen|verpflichtet|ersetzt|erstattet|erstatten|informiert|informieren|teilt|meldet|hält|sorgt|führt|rechnet|legt|gibt|gewährt|gewähren|baut|renoviert|räumt|reinigt|bewahrt|haftet|haften|bürgt|tilgt|verzinst|vergütet|vergüten|nimmt|arbeitet|behandelt|schließt|duldet|gestattet|erteilt|kündigt .. an|unterrichtet|wartet|zahlst|trägst|bist verantwortlich|bereitet|richtet|sichert|versichert|veranlasst|beseitigt|behebt|verwahrt|beachtet|weist|lässt|holt|schickt|sendet|stellen|wahrt|speichert|löscht|erstellt|erhebt|verarbeitet|schuldet|schulden|ersetzen|repariert|reparieren|renovieren|pflegt|pflegen|schützt|prüft|prüfen|öffnet|begleicht|begleichen|benachrichtigt|benachrichtigen|unterstützt|betreut|betreuen|organisiert|dokumentiert|aktualisiert|vernichtet|erinnert|erinnern|schult|antwortet|antworten|bestätigt|hinterlegt|ermöglicht|putzt|mäht|streut|streicht|bildet|entsorgt|reinigen|melden|sorgen|überweisen|ersetzten|räumen',
  ],
  deedStrong: ['zahlt|zahlen|leistet|trägt|übernimmt|stellt|erstattet|ersetzt|haftet'],
  endWord: [
    'kündig*|gekündigt|zurückverlangen|zurückfordern|zurückgefordert|fällig stellen|aufkündig*|zu kündigen|beendet|beenden|zu beenden|beendigung|lösen|aufgelöst|auflösen|aufzulösen|aufheben|ordentliche* kündigung|stornier*|storno*|austritt|auszutreten|abmeld*|kündbar|kündigungsfrist',
  ],
  changeWord: [
    'änder*|geändert|abänder*|abzuändern|abgeändert|anpass*|angepasst|anzupassen|erhöh*|anheb*|anzuheben|angehoben|ergänz*|modifizier*|aktualisier*|ersetz*|umstell*|umzustellen|neu fest*|zu ersetzen|überarbeit*|einzustellen|einstellen|einschränken|einzuschränken|verschieben|zu verschieben|verlegen|zu verlegen|kürzen|zu kürzen',
  ],
  price: [
    '*preis|*preise|*preisen|*entgelt*|*gebühr|*gebühren|*miete|*beitrag|*beiträge|*beitrags|*zinssatz|*zins|*kosten|*vergütung|*tarif|*tarife|*honorar|*rate|*raten|*pauschale|*pauschalen|*pacht|*schulgeld|*geld',
  ],
  terms: ['*bedingungen|agb|*bestimmungen|*regelungen|*ordnung|*richtlinien|vertrag*|klauseln'],
  service: [
    '*leistung|*leistungen|*dienst|*dienste|*dienstes|*angebot|*angebots|*inhalte|*funktionen|*umfang|*öffnungszeiten|*zeiten|*kursplan|*kurse|*termine|*termin|ort|*räume|*einsatzort|*arbeitsort|*tätigkeit|*aufgaben|*geräte',
  ],
  anytime: [
    'von heute auf morgen|von einem tag auf den anderen|jederzeit|nach (eigenem|freiem|billigem|alleinigem|seinem|ihrem|unserem)? (freien|eigenen|alleinigen)? ermessen|ohne angabe von gründen|ohne begründung|ohne grund|aus beliebigem grund|nach belieben|beliebig|einseitig|ohne vorankündigung|ohne vorherige (ankündigung|mitteilung|zustimmung)|ohne (die)? zustimmung|ohne ankündigung|fristlos|mit sofortiger wirkung|sofort',
  ],
  endless: [
    'unbegrenzt|unbeschränkt|ohne begrenzung|ohne (rücksicht|nachweis)|gleichviel|gleich (aus )?welche* grund*|unabhängig (davon|vom|von)|auch ohne verschulden|ohne verschulden|verschuldensunabhängig|in voller höhe|in jedem fall|auch dann|auch wenn|selbst wenn|zeitlich unbefristet|für immer|dauerhaft|unwiderruflich|sämtliche|jegliche*|ausnahmslos',
  ],
  loss: ['schaden|schäden|schadens|verlust*|schadensersatz*|ansprüche*|folgeschäden|mängel'],
  pays: [
    'trägt|tragen|zahlt|zahlen|zu tragen|zu zahlen|übernimmt|übernehmen|zu übernehmen|zu lasten|zulasten|ersetzt|zu ersetzen|erstattet|zu erstatten|in rechnung|berechnet|berechnen|belastet|geschuldet|auf (eigene|ihre|seine|deine) kosten|schuldet|umgelegt|erhoben|fällt an|fallen an|fällig',
  ],
};
