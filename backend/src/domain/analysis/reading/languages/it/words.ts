import type { PackDuties, PackMentions, PackNames, PackSpeech } from '../pack.ts';
import { words } from '../words.ts';

export const MENTIONS: PackMentions = {
  articles: words(
    "il, lo, la, l', i, gli, le, un, uno, una, un', ogni, ciascun, ciascuno, ciascuna, ogni singolo, detto, detta, tale, suo, sua, qualsiasi, questo, questa",
  ),
  obliqueArticles: words(
    "del, dello, della, dell', dei, degli, delle, al, allo, alla, all', ai, agli, alle, dal, dallo, dalla, dall', dai, dagli, dalle, nel, nella, nell', sul, sulla, sull', di, a, da, col, di un, a un, da un, ad un, ad ogni, di ogni, al singolo",
  ),
  prepositions: words(
    'per, con, senza, tra, fra, contro, verso, presso, che, secondo, per il, per la, con il, con la',
  ),
  obliqueForms: [],
  objectAfter: words('are, ere, ire, rre'),
  you: words('tu, voi'),
  youOblique: words('ti, te, tuo, tua, tuoi, tue, vi, vostro, vostra, vostri, vostre'),
  youCapital: words('Lei, Suo, Sua, Suoi, Sue, Le'),
  youVerbs: [
    '*erai|*arai|*irai|*rrai|devi|puoi|accetti|accettate|dovete|potete|accetterete|riconosci|riconoscete|utilizzi|utilizzate|dichiari|garantisci|garantite|concedi|concedete|sei|siete|rinunci|rinunciate|acconsenti|acconsentite|autorizzi|paghi|hai|avete|ti impegni|vi impegnate',
  ],
  imperatives: [
    'non (fumare|usare|lasciare|cedere|portare|disturbare|prestare)|porta|portate|usa|usate|rispetta|rispettate|avvisa|avvisate|restituisci|restituite|mantieni|mantenete|segui|seguite|riponi|riponete|pulisci|pulite|comunicaci|conserva|conservate|paga|pagate|sii|siate|portare|pulire|riporre|lavare|spegnere|lasciare|indossare|consegnare',
  ],
  we: words('noi'),
  weOblique: words('ci, nostro, nostra, nostri, nostre'),
  weVerbs: [
    'possiamo|potremo|potremmo|dobbiamo|offriamo|forniamo|garantiamo|rispondiamo|inviamo|siamo|saremo|decidiamo|avvisiamo|facciamo|diamo|vogliamo|condividiamo|trattiamo|usiamo|utilizziamo|raccogliamo|riserviamo|*eremo|*iremo|conserviamo|paghiamo|rimborsiamo|consegniamo|*iamo',
  ],
  again: words(
    "egli, ella, esso, essa, essi, esse, questi, questo, questa, quest'ultimo, quest'ultima, lo stesso, la stessa, il medesimo",
  ),
  dropsPronouns: true,
  me: words('io'),
  meOblique: words('mi, me, mio, mia, miei, mie'),
  meVerbs: [
    '(ti|le) (presto|vendo|affitto|rendo|consegno|lascio|chiedo|avviso)|(pago|rendo|restituisco) io|le pago io|te (la|lo) (rendo|restituisco)',
  ],
  both: words(
    "le parti, entrambe le parti, delle parti, alle parti, ciascuna parte, ciascuna delle parti, ognuna delle parti, una delle parti, i contraenti, entrambi i contraenti, dalle parti, l'una o l'altra parte",
  ),
};

export const NAMES: PackNames = {
  called: words(
    'di seguito, in seguito, nel seguito, denominato, denominata, denominati, in qualità di, quale, definito, definita, più avanti',
  ),
  between: words("tra, fra, e, da una parte, dall'altra, da un lato, dall'altro"),
  titles: words(
    "da una parte, dall'altra, da un lato, dall'altro lato, e, il sig., la sig.ra, sig., sig.ra, sig.na, sigg., signor, signora, il signor, la signora, dott., dott.ssa, avv., ing., l'impresa, la società, la ditta, l'associazione, la palestra, la scuola, società, ditta, tra, la, il, lo",
  ),
  firms: words(
    'S.n.c., Snc, Sagl, SAGL, S.S.D. a r.l., S.S.D. A R.L., A.S.D., S.S.D., Soc. Coop. Sociale, S.p.A., SpA, S.P.A., S.r.l.s., S.r.l., Srl, SRL, S.R.L., S.n.c., Snc, S.a.s., Sas, S.S., ASD, A.S.D., SSD, Soc. Coop., Onlus',
  ),
  ends: words(
    'nato, nata, residente, con, domiciliato, domiciliata, codice, c.f., p.iva, in, di, iscritta, rappresentata, rappresentato, quale, che, avente, sede, via, legale, denominato, denominata, e',
  ),
};

export const DUTIES: PackDuties = {
  says: [
    "@x .... (deve|devono|dovrà|dovranno|ha l'obbligo|è tenut*|sono tenut*|sarà tenut*|saranno tenut*|è obbligat*|sono obbligat*|è responsabile|sarà responsabile|sono responsabili|è vincolat*)|(deve|dovrà|dovranno|devono) @x",
    "@x .. (si obbliga|si obbligano|si impegna|si impegnano|s'impegna|s'obbliga|assume|assumono|assumerà|garantisce|risponde|risponderà|rispondono|sopporta|rinuncia|si fa carico|si accolla|provvede|provvederà|si astiene|si asterrà|manleva|manterrà)",
    '@x (non)? (si|gli|lo|la|li|le|ne|vi)? {future}|@x ... che {future}|@x .. e {future}',
    '@x (non)? (si|gli|lo|la|ne)? {deed}',
    '(a carico|a spese|per conto|a cura|onere|obbligo|obblighi|obbligazioni|responsabilità|carico) (esclusiv*)? @xo|(spetta|spettano|spetterà|compete|incombe) @xo|@xo (spetta|incombe|compete)|fatto (obbligo|divieto) @xo',
    '(pagat*|versat*|corrispost*|sostenut*|effettuat*|eseguit*|restituit*|consegnat*|rimborsat*) (da)? @xo',
    '@x .. non (può|possono|potrà|potranno)|(vietato|proibito|vietata) @xo|@xo .. (vietato|vietata|precluso)|non (può|potrà) @x',
    '@w (devi|dovrai|dovete|*erai|*arai|*irai|paghi|ti impegni|vi impegnate|garantisci|garantite)|@s (dobbiamo|*eremo|*iremo|forniamo|offriamo|garantiamo|rimborsiamo|inviamo|consegniamo)',
  ],
  heads: ["obblighi @xo|doveri @xo|@x (si obbliga|si impegna|s'impegna|è tenut*|dovrà|deve)|impegni @xo"],
  items: [
    '*are|*ere|*ire|*arsi|*ersi|*irsi|*rre|non *are|non *ere|non *ire|a *are|a *ere|a *ire|ad *are|di *are',
  ],
  impersonal: [
    {
      who: 'stronger',
      says: ['(cauzione|deposito cauzionale|spese di viaggio) .... (restituit*|rimborsat*)'],
    },
    {
      who: 'payer',
      says: [
        '(prezzo|canone|affitto|quota|quota annuale|iscrizione|caparra|cauzione|stipendio|abbonamento|tessera|retta) (è di|costa|ammonta a) .. #number',
        '(prezzo|canone|affitto|quota mensile|quota|iscrizione|caparra|cauzione|stipendio|tessera|ingresso|retta): .. #number',
        '(canone|prezzo|quota|quote|rata|rate|corrispettivo|retta|deposito|cauzione|importo|stipendio|retribuzione|compenso|abbonamento|fattur*|saldo|spese) .... (è (dovut*|pagat*|da pagare)|va (pagat*|versat*)|vanno (pagat*|versat*)|dovrà essere (pagat*|versat*|corrispost*)|deve essere (pagat*|versat*|corrispost*)|devono essere (pagat*|versat*)|sarà (pagat*|versat*|corrispost*|addebitat*)|viene (pagat*|addebitat*|corrispost*)|si paga|da (pagarsi|versarsi|corrispondersi)|da (pagare|versare|corrispondere))',
        '(da (pagarsi|versarsi|corrispondersi)|pagabile) .... (rate|mese|anticipat*|mensil*)',
      ],
    },
    {
      who: 'weaker',
      says: [
        '(chiavi|immobile|alloggio|locali|attrezzatur*|apparecchi*|tessera|materiale) .... (dovrà|dovranno|deve|devono|va|vanno|sarà|saranno) .... (restituit*|riconsegnat*|lasciat*|rilasciat*|mantenut*)',
        '(guasti|danni|difetti|variazion*|assenza|malattia) .... (dovrà|dovranno|deve|devono|va|vanno) .... (comunicat*|segnalat*|giustificat*)',
      ],
    },
    {
      who: 'weaker',
      says: [
        '(è|sono|resta) (assolutamente)? (vietat*|proibit*)|vietato (*are|*ere|*ire)|non (è|sono) (consentit*|permess*|ammess*)|non si (può|possono)',
        '*obbligatori*|è (necessari*|richiest*)',
        '(va|vanno) (*ato|*ata|*ati|*ate|*uto|*uta|*uti|*ute|*ito|*ita|*iti|*ite|chiest*|mess*|lasciat*)',
        '(deve|devono|dovrà|dovranno) essere (*ato|*ata|*ati|*ate|*uto|*uta|*uti|*ute|*ito|*ita|*iti|*ite)',
        'si prega di',
      ],
    },
  ],
  present: {
    ends: words('a, e, ano, ono, i, iamo'),
    between: words('non, si, gli, lo, la, li, le, ne, vi, ci, ce, te, mi, glie'),
    front: 'between',
    we: words('iamo'),
    never: words(
      'chiedo, tengo, blocca, espelle, sospende, trattiene, addebita, è, e, sono, era, sarà, saranno, ha, hanno, hai, avrà, avranno, abbiamo, può, possono, potrà, potranno, puoi, possiamo, potremo, vuole, vogliono, vuoi, vogliamo, riceve, ricevono, percepisce, gode, accetta, accettano, accetti, dichiara, dichiarano, riconosce, autorizza, autorizzano, autorizzi, conosce, sa, vive, abita, sceglie, scegli, decide, decidiamo, fissa, modifica, modifichiamo, cambia, cambiamo, affitta, loca, vende, acquista, compra, presta, assume, perde, perdono, perdi, rinuncia, occupa, guadagna, che, di, per, una, parte, questo, questa, sopra, prima, dopo, entro, quando, dove, sebbene, durante, mediante, fino, sia, siano, chiama, necessita, rompe, recede, recedi, disdice, annulla, lascia, muore, manca, ritarda, arriva, firma, firmano, resta, restano, rimane, trattiene, dice, sembra, rappresenta, usi, desidera, desideri, chiede, chiediamo, esige, riserva, riserviamo, aumenta, chiude, chiudiamo, sospende, esclude, ogni, tutti, altri, altre, anche, oltre, non, con, come, mentre, se, siamo, usiamo, utilizziamo, raccogliamo, condividiamo, conveniamo, concordiamo, stipuliamo, deve, devono, devi, dovrà, va, vanno, viene, vengono, nella, della, delle, alla, alle, dalla, nelle, sulla, solo, sola, proprio, stesso, loro, suo, sua, tuo, tua, contro, verso, presso, conclude, concludono, sottoscrive, intende, ai, dai, nei, sui, poi, noi, voi, lui, lei',
    ),
    under: words(
      'se, quando, che, chi, dove, come, mentre, sebbene, perché, salvo, cui, finché, fino, prima, dopo, qualora, né, quale, quanto',
    ),
  },
  entitles: [
    '@x (conserva|mantiene) .. (garanzia|diritt*)|@x (ottiene|ottieni|recupera|ricevi)|@x .... (ha diritto|avrà diritto|hai diritto|avrai diritto|riceverà|riceve|percepisce|percepirà|spetta un)',
  ],
  unless: [
    '@x .. dispone* .... (recedere|per)',
    'non (mi|ci)? (devi|paghi|paga) .. (niente|nulla)|non (mi|ci) devi|non (paghi|paga)',
    '@x (stabilisce|stabilirà|decide|deciderà|sceglie|fissa)|quando (vuole|crede|vogliono|gli pare)|@x non (indennizza|indennizzerà|restituisce|restituirà|rimborsa|rimborserà)|@x (addebita|addebiterà|fattura|fatturerà) (#money|#number|#word)|@x (sarà|saranno) .. (informat*|avvisat*|rimborsat*)|approva* .. specificamente|ai sensi degli art* 1341',
    'non @s (rispondiamo|garantiamo|restituiamo|accettiamo|rimborsiamo|siamo)',
    '@s non (restituiamo|rispondiamo|garantiamo|accettiamo|rimborsiamo)|@s (chiudiamo|cambiamo|modifichiamo)|ci riserviamo|non (restituiamo|rimborsiamo)',
    '@x (perde|perdono|perderà|perderanno)|non (garantiamo|garantisce|rispondiamo|risponde)',
    '@s (possiamo|potremo|potremmo|riserviamo|non siamo|raccogliamo|utilizziamo|vogliamo)|@s (possiamo|potremo|potremmo|riserviamo|non siamo)|@x .. (può|possono|potrà|potranno|puoi|possiamo) .. (recedere|disdire|annullare|modificare|cedere|sospendere|richiedere|risolvere|chiedere)|@x .. non (è|sarà|sono|saranno|risponde|risponderà|garantisce|assume|siamo|saremo) ...|non .. responsab* @x|@x (dichiara|dichiarano|riconosce|riconoscono) ...|@x (ha|hanno|avrà|avranno) (diritto|facoltà|la facoltà|il diritto)|@x (riceverà|riceve|percepirà)|si intende per|significa',
  ],
};

export const SPEECH: PackSpeech = {
  binds: [
    'possiamo|devi|puoi|accetti|*erai|*irai|non siamo|concedi|non (sono|è) rimborsabil*',
    "deve|devono|dovrà|dovranno|può|possono|potrà|potranno|si obbliga*|si impegna*|è tenut*|sono tenut*|sarà|saranno|è dovut*|s'intende|si intende|a carico|in caso di|ha diritto|risponde|risponderà|assume|autorizza|accetta|riserva|è regolat*|è vietato|salvo|fatto salvo|ferm* restando|convengono|stipulano|pagherà|verserà|{future}|non .. responsab*|è responsabile|viene|decorre|ha durata|garantisce|concede",
  ],
  acts: [
    'il sottoscritto|la sottoscritta|io sottoscritt*|deleg* .. (il|la|a)|nomin* .. procurator*|conferisc* .. (procura|mandato|poter*)|lascio in eredità|è (convenut*|citat*|diffidat*|intimat*)|si (diffida|intima|invita) .. (a|il|la)|cita',
  ],
  adopts: [
    "per accettazione|per presa visione|conferma d'ordine",
    'firma*|letto, (approvato|confermato)|sottoscri*|in duplice',
    'di seguito|denominat*|premesso che',
    "si conviene|convengono|stipulano|tra le parti|da una parte|dall'altra",
    'contratto|accordo|convenzione|scrittura privata',
    "condizioni generali|termini (di servizio|e condizioni|d'uso)|presenti (condizioni|termini)|(utilizzando|accedendo|registrandosi|cliccando)|data di entrata in vigore|ultimo aggiornamento",
  ],
  legal: [
    'articolo|clausol*|art',
    'preavviso|recesso|disdetta|risoluzione',
    'foro|tribunale|giurisdizione|arbitrato',
    'legge italiana|codice civile|codice del consumo|legge #number|normativa|diritto',
    'responsabilità',
    'contratto|accordo|termini',
    'penale|risarcimento|indennizzo|indennità',
    'ai sensi|in conformità|secondo quanto',
    'cauzione|deposito cauzionale|fideiussione',
    'inadempim*|violazion*',
    'rinnov*|proroga*',
    'citazione|atto di citazione|ingiunzione|convenut*',
    'obblighi|diritti',
  ],
  tells: [
    'molti|molte|alcuni|alcune|spesso|di solito|in genere|quasi sempre|quasi tutti|secondo (lui|lei|gli|la|il)|ha (annunciato|letto|chiesto|imparato|ospitat*)|si è parlato|erano presenti|si libera|basta un messaggio|ti saluta|ci vediamo|grazie|consiglio a|non sei solo|prima di iscriverti',
    'disse|raccontò|spiegò|rispose|chiese|sorrise|ricordò|affermò|dichiarò|condannò|era|erano|fu|furono|aveva|avevano|stava|voleva|arrivò|ieri|la settimana scorsa|anni fa|lunedì scorso|ha (detto|raccontato|dichiarato|spiegato|condannato)',
  ],
  others: [
    'ingredienti|forno|cucchia*|farina|mescol*|sale|ricetta|zucchero|burro|olio',
    'consigli|scopri|sapevi|blog|articolo di|iscriviti alla newsletter|commenti|leggi tutto|lettori',
    'affittasi|vendesi|cercasi|annuncio|visite|contattare|interessati|telefonare',
    'esercizio|lezione di|esempio|esame|sentenza|giudice|la corte ha|avvocato',
    'fattura n|totale da pagare|curriculum|esperienza professionale|formazione',
  ],
};
