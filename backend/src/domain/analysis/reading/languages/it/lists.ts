import type { PhraseLists } from '../phrase.ts';

/** Words that phrases of the Italian pack share. */
export const LISTS: PhraseLists = {
  may: [
    'può|possono|potrà|potranno|possiamo|potremo|si riserva|ci riserviamo|ha (la)? facoltà|ha (il)? diritto|è autorizzat*|avrà facoltà',
  ],
  mayS: [
    '@s .... (può|possono|potrà|potranno|potrebbe|riserva*|riserviamo|facoltà|diritto|autorizzat*|possiamo|potremo|potremmo)|(può|possono|potrà|potranno) @s|(può|possono|potrà|potranno) .. essere .... @so|@so .. (riserva|riserviamo)|ci riserviamo|si riserva|possiamo|potremo|potremmo|a (sua|nostra) discrezione|discrezione @so',
  ],
  future: ['*erà|*eranno|*irà|*iranno|*rrà|*rranno|*drà|*dranno'],
  deed: [
    'paga|pagano|versa|versano|consegna|consegnano|restituisce|restituiscono|presta|ripara|riparano|comunica|mantiene|mantengono|conserva|fornisce|forniscono|rispetta|rispettano|informa|esegue|eseguono|sostiene|deposita|invia|cura|custodisce|corrisponde|rimborsa|rimborsano|installa|organizza|avvisa|segnala|emette|mette a disposizione|concede in|eroga|stipula|tiene|usa|lascia|rilascia|accetta|si avvale|risponde|rispondono|verifica|ripristina|pulisce|tinteggia|sostituisce|reintegra|presenta|presentano|giustifica|partecipa|protegge|controlla|aggiorna|elimina|cancella|ricorda|conferma|corregge|accompagna|firma|trasmette|provvede|provvedono|effettua|effettuano|garantisce|assicura|rimette|sostituiscono',
  ],
  endWord: [
    'receder*|recess*|recede|disdett*|disdir*|disdice|risolver*|risoluzione|risolto|risolv*|annull*|cancell*|terminar*|cessa*|cessazione|interromp*|chius*|chiuder*|licenzi*|dimission*|porre (fine|termine)|sciogli*|lasciare|rilascio|abbandon*|ritirarsi|si ritira|ritirar*|ritiro (anticipato|si|dal|dalla|del bambin*|della bambin*)|revoc*|estinzione|estinguer*',
  ],
  changeWord: [
    'modific*|cambi*|rived*|aggiorn*|aument*|adegu*|vari*|sostitu*|ridur*|ridott*|soppri*|elimin*|integr*|trasfer*|spostar*|alter*|rivedere|revision*',
  ],
  price: [
    'prezz*|canone|canoni|affitto|affitti|pigion*|mensilità|tariff*|quota|quote|retta|rette|corrispettiv*|cost*|tass*|commission*|interess*|abbonamento',
  ],
  terms: ['condizioni|termini|regolament*|regole|clausole|contratto|norme|politic*|accordo|linee guida'],
  service: [
    'serviz*|orari*|lezioni|corsi|corso|contenut*|funzionalità|funzioni|programm*|istruttor*|docent*|calendario|sede|piattaforma|attività|mansioni|prestazion*|data|date|attrezzatur*|prodott*|impianti|software|applicazion*|sito|offert*|gioc*',
  ],
  anytime: [
    "da un giorno all'altro|dall'oggi al domani|in (qualsiasi|qualunque|ogni) momento|quando (vuole|vogliono|crede|gli pare)|a (sua|nostra|propria|loro) (sola|esclusiva|assoluta|unica|insindacabile|totale|completa)? (ed esclusiva)? .. discrezione|discrezional*|insindacabile|unilateral*|liberamente|senza (alcun*|obbligo|necessità|bisogno)? .. (preavviso|avviso|motiv*|giustific*|ragione|indennizzo|consenso|autorizzazione|comunicazione|spiegazion*|notifica|rimborso)|immediat*|con effetto immediato|per qualsiasi (motivo|ragione)|per qualunque (motivo|ragione)|senza che .. possa|di volta in volta|di diritto|quando lo ritenga",
  ],
  endless: [
    'senza limit*|illimitat*|qualunque (ne)? sia|qualsiasi|anche (se|in caso|quando|qualora|per)|indipendentemente|senza colpa|irrevocabil*|perpetu*|a tempo indeterminato|in ogni caso|in nessun caso|tutti i|tutte le|totalità|intero|integralmente|forza maggiore|caso fortuito|nella misura massima',
  ],
  pays: [
    'a carico|a spese|pag*|vers*|sosten*|rimbors*|restituir*|addebit*|dovut*|corrispond*|esig*|perd*|tratten*|maggiorazione|penal*|indennizz*|risarc*|risponde|fattur*|applicat*|applicherà|dovrà',
  ],
};
