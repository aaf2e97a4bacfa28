import type { PackFacts, PackKind } from '../pack.ts';

/** Deals with rent in them. */
const HOMES = ['letting', 'lease', 'hire'];
const label = (name: string, ...says: string[]) => ({ label: name, says });

export const FACTS: PackFacts = {
  dates: [
    label(
      'Date',
      '(versione|testo) in vigore dal|(preventivo|fattura|ordine|verbale|offerta|lettera|perizia) (n. #number)? (n. #word)? del',
    ),
    label('-', 'nat* il|nat* a|legge #number|legge n|decreto|d.lgs|d.p.r|regolamento ue'),
    label('End', 'data di fine|fine|fino al|termina*|scade*|scadenza|cessa*|con termine|al termine|finisce'),
    label('Completion', 'lavori|consegna*|installa*|ultimat*|ripar*|sostitu*|completat*'),
    label('Deadline', 'entro il|entro|non oltre|termine'),
    label(
      'Start',
      'data di (inizio|ingresso|entrata)|dal|a partire dal|decorr*|inizia*|comincia*|inizio|con effetto dal|in vigore',
    ),
    label('Date', 'data (del|della|dello) #word'),
    label('Signed or dated', 'firm*|data|lì|li|stipulat*|sottoscritt*'),
  ],
  sums: [
    label('Discount', 'sconto|si riduce|riduzione|scalat*|detratt*'),
    label('Excess', 'franchigia|franchigie|scoperto'),
    label(
      'Insurance cover',
      'assicura*|polizza|copertura|massimale*|(assicurat*|polizza|copertura) .... massimale (di|fino a)?',
    ),
    label('Limit', 'superior* a|oltre i|inferior* a'),
    label('-', 'capitale sociale'),
    { ...label('Deposit', 'cauzion*|deposito|garanzia'), isMain: true },
    label('Late fee', 'ritard*|mora|sollecito|insolut*|mancato pagamento'),
    label('Compensation', 'indennizz*'),
    label('Penalty', 'penal*|risarcimento|sanzion*'),
    {
      ...label('Running costs', 'oneri|spese condominiali|spese accessorie|utenze'),
      isMain: true,
      onlyIn: HOMES,
    },
    { ...label('Rent', 'canone|affitto|locazione'), isMain: true, onlyIn: HOMES },
    {
      ...label(
        'Pay',
        'stipendio|retribuzione|compenso|provvigion*|paga (base|oraria|mensile|lorda|netta)|busta paga',
      ),
      isMain: true,
    },
    { ...label('Loan', 'mutuo|prestito|finanziamento|capitale'), isMain: true },
    { ...label('Membership fee', 'quota|abbonamento|iscrizione annuale'), isMain: true },
    { ...label('Instalment', 'rata|rate'), isMain: true },
    { ...label('Price', 'prezzo|corrispettivo|tariffa|costo|costa|retta|importo'), isMain: true },
    label('Leaving early', 'recesso anticipato|disattivazione|uscita anticipata'),
    label('Subscription', 'canone'),
    label('Fee', 'attivazione|commissione|iscrizione|attivazione|diritto fisso|spese di'),
    label('Limit of liability', 'limit*|responsabilità'),
    label('Down payment', 'acconto|caparra|anticipo'),
  ],
  notice: ['{endWord}|preavviso|disdetta|rinnov*'],
  given: ['preavviso|prima|anticipo|di avviso'],
  notNotice: [
    'prima (che (siano|sia)|di (aver|compiere|completare))|non (può|potrà) .... prima di|periodo di prova|età (superiore|inferiore|minima)|anni di età|almeno #number anni|minor* di',
  ],
  exceeds: [
    'primi|per ogni|ogni|prima di|prima dei|più di|di oltre|oltre i|per oltre|superior* a|da più di|da oltre|meno di',
  ],
  deadlines: [
    label('ending', '{endWord}|preavviso|disdetta'),
    label('objecting', 'oppo*|contest*|reclam*|impugn*|obiezion*'),
    label('withdrawal', 'diritto di recesso|ripensamento'),
    label('price change', 'aumento|adeguamento|revisione'),
    label('change', 'modific*|variazion*'),
    label('entry', 'visit*|access*|sopralluog*|entrare'),
    label('payment', 'pag*|vers*|fattur*|reintegr*|saldo'),
    label('return', 'restitu*|riconsegn*|rimbors*|rilasc*'),
    label('reporting', 'comunic*|notific*|inform*|avvis*|segnal*|giustific*|denunci*'),
    label('delivery', 'consegn*|install*|esegu*|attiv*'),
    label('putting right', 'ripar*|sanar*|rimedi*|corregg*|adempi*'),
  ],
  within: [
    'entro (e non oltre)?|entro (il termine di|i|gli|le)?|nel termine di|termine di|preavviso (scritto)? (minimo)? (di)? (almeno)?|anticipo di|almeno|con|prima di|nei|nelle|minimo di',
  ],
  term: [
    'dura|(stipulat*|concess*|conclus*|pattuit*) per|(durata|periodo|vincolo|permanenza) (minim*|inizial*|del contratto|contrattuale)? (è|sarà)? (pari)? (a|di)?|durata .... (di|è di|pari a|in)|per (la durata|un periodo|un termine|una durata) (minim*)? di|ha (una)? durata (di)?|avrà (una)? durata (di)?|vincolo di|durante',
  ],
  notTerm: [
    'lavorare|dopo la (fine|cessazione)|rinunci*|prescri*|garanzia|periodo di prova|la prova (dura)?|concorren*|asten*|riservatezza|conserv*|rimbors*',
  ],
  renewed: [
    'per (ulteriori|altri|altre|altro|un altro|uguali|successivi|analogo|pari|ugual*) (periodo|periodi|durata)? (di)?|(rinnov*|prorog*|tacitamente) .. (per|di)|rinnov* .... (di|per)',
  ],
  renews: ['rinnov*|prorog*|tacitamente'],
  endless: ['(contratto|rapporto|durata|lavoro|assunzione|accordo) .... (tempo indeterminato|indeterminata)'],
  law: [
    label(
      'Italy',
      'legge italiana|diritto italiano|leggi italiane|legislazione italiana|leggi della repubblica italiana|normativa italiana',
    ),
    label('Switzerland', 'diritto svizzero|legge svizzera'),
    label(
      'Ireland',
      "leggi irlandesi|legge irlandese|diritto irlandese|leggi dell'irlanda|leggi della repubblica d'irlanda|diritto d'irlanda|leggi d'irlanda",
    ),
    label(
      'Luxembourg',
      'leggi del lussemburgo|legge lussemburghese|diritto lussemburghese|leggi del granducato',
    ),
    label('the Netherlands', 'legge olandese|diritto olandese|leggi dei paesi bassi'),
    label('Germany', 'diritto tedesco|legge tedesca'),
    label(
      'England and Wales',
      "leggi dell'inghilterra|legge inglese|diritto inglese|leggi di inghilterra|inghilterra e (del)? galles",
    ),
    label(
      'the United States',
      'leggi dello stato (di|della|del) #word|leggi della california|legge della california|stato della california|stato di new york|leggi del delaware',
    ),
  ],
  statutes: [
    label(
      'Italy',
      'codice civile|codice del consumo|legge #number|legge n|l. 431|d.lgs|legge 431|statuto dei lavoratori|ccnl|d.p.r',
    ),
    label('Switzerland', 'codice delle obbligazioni'),
  ],
  courts: ['foro|tribunal*|giurisdizione|arbitrat*|autorità giudiziaria'],
  leave: [
    '(può|possono|potrà|potranno|puoi|diritto di|facoltà di) .... {endWord}|{endWord} .... (preavviso|in qualsiasi momento|in qualunque)|preavviso di',
  ],
  noLeave: [
    'non (può|possono|potrà|potranno|puoi) .... {endWord}|rinuncia|penale|esclus*|prima di|irrevocabil*',
  ],
};

export const KINDS: readonly PackKind[] = [
  {
    label: 'Car subscription or hire agreement',
    title: ['noleggio .. (auto|autovettura|veicol*|furgone|camper|moto|scooter)'],
    deals: [],
  },
  {
    label: 'Equipment hire agreement',
    title: [
      'noleggio .. (gommone|gommoni|natant*|imbarcazion*|canoa|sci|gazebo|abit*|costum*|biciclett*|bici|attrezzatur*|strument*|barca|rimorchio|materiale|e-bike)',
    ],
    deals: [],
  },
  { label: 'Holiday rental booking', title: ['casa vacanze|locazione turistica'], deals: [] },
  { label: 'Storage agreement', title: ['deposito mobili|custodia mobili'], deals: [] },
  { label: 'Hall or room hire', title: ['(affitto|noleggio) (di)? sala'], deals: [] },
  { label: 'Mooring agreement (licence)', title: ['posto barca|ormeggio'], deals: [] },
  { label: 'Parking or garage agreement', title: ['posto auto|box auto|garage'], deals: [] },
  { label: 'Nursery or child care contract', title: ['asilo nido|nido'], deals: [] },
  { label: 'Sublease', title: ['sublocazione'], deals: [] },
  {
    label: 'Business lease',
    title: ['locazione commerciale|uso diverso|uso commerciale|affitto di azienda'],
    deals: [],
  },
  { label: 'Residential lease', title: ['locazione|affitto|uso abitativo'], deals: ['letting', 'lease'] },
  {
    label: 'Employment contract',
    title: ['contratto di lavoro|lettera di assunzione|assunzione|apprendistato'],
    deals: ['work'],
  },
  { label: 'Guarantee', title: ['fideiussione'], deals: ['guarantee'] },
  { label: 'Loan agreement', title: ['mutuo|prestito|finanziamento|credito'], deals: ['loan'] },
  { label: 'Privacy policy', title: ['privacy|informativa|protezione dei dati'], deals: [] },
  { label: 'Power of attorney', title: ['procura|delega|mandato'], deals: [] },
  { label: 'Confidentiality agreement (NDA)', title: ['riservatezza|segretezza'], deals: ['secrecy'] },
  {
    label: 'Phone or internet contract',
    title: ['telefonia|telefonic*|mobile|internet|fibra|adsl'],
    deals: [],
  },
  {
    label: 'Gym or club membership',
    title: ['palestra|iscrizione|fitness|circolo|tesseramento'],
    deals: ['membership'],
  },
  { label: 'Subscription', title: ['abbonamento'], deals: [] },
  {
    label: 'Sale agreement (purchase)',
    title: ['compravendita|vendita|preliminare|acquisto'],
    deals: ['sale'],
  },
  { label: 'Franchise agreement', title: ['affiliazione|franchising|concessione'], deals: ['franchise'] },
  { label: 'License agreement', title: ['licenza'], deals: [] },
  {
    label: 'Freelance services agreement',
    title: ['collaborazione|cessione di diritti|prestazione occasionale'],
    deals: ['freelance'],
  },
  {
    label: 'Travel or booking terms',
    title: ['viaggio|prenotazione|trasporto|soggiorno'],
    deals: ['travel'],
  },
  {
    label: 'Online terms of service',
    title: [
      "termini di servizio|termini d'uso|condizioni d'uso|condizioni di utilizzo|termini e condizioni di utilizzo|termini di utilizzo",
    ],
    deals: ['online'],
  },
  { label: 'Tuition agreement', title: ['corso|formazione|scuola|frequenza|lezioni'], deals: ['education'] },
  { label: 'Insurance terms', title: ['assicurazione|polizza'], deals: ['insurance'] },
  {
    label: 'Services agreement',
    title: ['prestazione di servizi|servizi|manutenzione|appalto|fornitura'],
    deals: ['services'],
  },
  {
    label: 'Terms and conditions',
    title: ['condizioni generali|termini e condizioni|regolamento|condizioni'],
    deals: ['supply', 'hire'],
  },
  { label: 'Agreement', title: ['contratto|accordo|scrittura privata|convenzione'], deals: [] },
];
