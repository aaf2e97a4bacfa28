import type { PackBurden } from '../pack.ts';

/** Rights given up, courts, freedom, privacy and home. */
export const RIGHTS: readonly PackBurden[] = [
  {
    family: 'waiver',
    hurts: 'weaker',
    severity: 'medium',
    all: [
      [
        '@w* .... (rinunci*|rinunziano|rinunzia)|rinuncia .... (diritt*|azion*|pretes*|foro|eccezion*)|senza (che .. possa|poter|diritto di) .... (pretend*|reclam*|opporre|richieder*)|non (potrà|può|potranno) .... (pretend*|reclam*|opporre|compens*|sospendere (il pagamento|i pagamenti)|ritardare)|azion* (collettiv*|di classe)|class action',
      ],
    ],
    unless: [
      'se @w .. rinunci*|@s .. rinunci*|non (implica|costituisce|comporta|costituirà|è considerat*) .. rinuncia|(rinunci*) .... (recesso|disdetta|{endWord}) .... prima|non .. rinuncia',
    ],
    graver: ["espressamente|tutt*|qualsiasi|irrevocabil*|fin d'ora|ogni"],
    examples: ['Il conduttore rinuncia a qualsiasi pretesa verso il locatore.'],
    counterExamples: ['La tolleranza non costituisce rinuncia.'],
  },
  {
    family: 'benefit-lost',
    hurts: 'weaker',
    severity: 'medium',
    all: [
      [
        '(diritto di (prelazione|recesso|ripensamento)|prelazione|avviamento|ferie|indennità|garanzia legale|riduzione del (canone|prezzo)|rimborso) .... (rinunci*|esclus*|non (spetta|spetterà|si applica|compete|sarà|è dovut*))|non (ha|avrà|hanno|dà|spetta|spetterà|spettano) (diritto)? .... (indennizz*|indennità|riduzion*|compens*|rimbors*|ferie|sconto|recuper*|risarciment*)|senza (diritto a|alcun*) .... (indennizz*|riduzion*|compens*|sconto|recuper*)',
      ],
    ],
    unless: ['@s .. non ha diritto|{mayS} .... {endWord}'],
    graver: ['in nessun caso|qualunque sia|per nessun motivo|qualsiasi'],
    examples: ['Il conduttore non ha diritto a riduzione del canone durante i lavori.'],
    counterExamples: ['Le ferie sono di 26 giorni.'],
  },
  {
    family: 'forum',
    hurts: 'weaker',
    severity: 'medium',
    all: [
      [
        "foro (competente|esclusivo|di)|tribunal* .... (di|del|della|dell'|compet*)|competenza esclusiva|giurisdizione|arbitr*|corti (di|del|della)|(legge|leggi|diritto|legislazione) (irlandes*|lussemburghes*|ingles*|olandes*|svizzer*|tedesc*|statunitens*|della california|dello stato|del (lussemburgo|delaware)|dell'(irlanda|inghilterra)|di (inghilterra|new york)|d'irlanda|californian*|american*|svedes*|finlandes*|israelian*|frances*)|(disciplinat*|regolat*|regit*|interpretat*|governat*|soggett*) .. (dalla|dal|dalle|dai|secondo|in conformità|alle|alla) .. (legge|leggi|diritto|normativa)",
      ],
      ['compet*|esclusiv*|arbitr*|foro|legge|leggi|diritto|giurisdizione|tribunal*|corti'],
    ],
    unless: [
      'residenza @wo|domicilio @wo|residenza del consumatore|foro del consumatore|luogo .. immobile|arbitrari*|non .. arbitrat*',
    ],
    graver: ['arbitr*'],
    examples: [
      'Foro competente in via esclusiva è quello di Milano.',
      'I presenti termini sono regolati dalla legge irlandese.',
    ],
    counterExamples: ['È competente il giudice del luogo di residenza del consumatore.'],
  },
  {
    family: 'restraint',
    hurts: 'weaker',
    severity: 'medium',
    all: [
      [
        'non concorrenza|concorren*|esclusiv*|storno|altra (attività|azienda|impresa)|sublocare|subaffitt*|per conto (proprio|di terzi)|cedere a terzi',
      ],
      [
        'non (può|potrà|potranno)|divieto|vietat*|si astiene|si asterrà|si impegna a non|patto|esclusiva|per .... (dopo|successivi)|dopo la (cessazione|fine)',
      ],
    ],
    unless: [
      "discrezione|esclusiv* (di|del|della|dell') @so|uso esclusivo|@s non può|foro|tribunal*|giurisdizione|competenza|non esclusiv*|proprietà esclusiva|responsabilità esclusiva|carico esclusivo|diritt* esclusiv*|esclusivamente|licenza|esclusivo giudizio",
    ],
    graver: [
      '(due|tre|cinque|2|3|5) anni|tutto il territorio|senza (compenso|corrispettivo)|nazionale|mondo',
    ],
    examples: ['Il lavoratore non potrà svolgere attività in concorrenza per due anni.'],
    counterExamples: ['La società potrà assumere altri.'],
  },
  {
    family: 'gag',
    hurts: 'weaker',
    severity: 'medium',
    all: [
      [
        'riservat*|segret*|rivelare|divulg*|diffam*|recensioni negative|commenti negativi|critiche|screditar*|denigr*',
      ],
      [
        '@w* .... (obblig*|impegna|non (potrà|può)|dovrà|mantener*|manterrà|asten*|asterrà)|tempo indeterminato|perpetu*|vietat*|anche dopo|dopo la',
      ],
    ],
    unless: [
      'password|credenziali|pin|codici (di)? accesso|@b|reciproc*|@s .. (si impegna|tratterà|manterrà)|password|account|credenziali|riservat* a|diritti riservati',
    ],
    graver: ['{endless}|tempo indeterminato|negativ*|retribuzione'],
    examples: [
      'Il lavoratore si obbliga a mantenere il segreto anche dopo la cessazione, a tempo indeterminato.',
    ],
    counterExamples: ['Le parti mantengono il segreto in modo reciproco.'],
  },
  {
    family: 'ip-grab',
    hurts: 'weaker',
    severity: 'medium',
    all: [
      [
        "ced*|cession*|conced*|licenza|proprietà (esclusiva|intellettuale)|titolarità|diritti (d'autore|di sfruttamento|patrimoniali|di utilizzazione)|appart*|diritto .... (utilizzare|usare|riprodurre)",
      ],
      [
        '@s*|mondial*|in tutto il mondo|irrevocabil*|gratuit*|esclusiv*|perpetu*|illimitat*|trasferibil*|sublicenzi*',
      ],
      [
        'contenut*|oper*|creazion*|lavor*|material*|risultat*|invenzion*|idee|suggeriment*|comment*|progett*|feedback',
      ],
    ],
    unless: [
      '@s .. (conserva|mantiene) ...|@s .. (concede|concediamo|cede|ti concede|vi concede) .. @wo|(concediamo|concede) @wo|non (cede|concede|comporta|implica) ...|dati personali|licenza .. (limitata|revocabile|personale)',
    ],
    graver: ['irrevocabil*|mondial*|tutto il mondo|perpetu*|gratuit*|illimitat*'],
    examples: ["L'utente concede alla società una licenza mondiale e irrevocabile sui propri contenuti."],
    counterExamples: ["La società concede all'utente una licenza d'uso limitata del software."],
  },
  {
    family: 'data-or-image',
    hurts: 'weaker',
    severity: 'medium',
    all: [
      [
        'dati|immagin*|fotograf*|foto|video|registr*|geolocalizz*|telecamer*|comunicazioni commerciali|pubblicit*|monitor*|voce|privacy|informazioni personali|cronologia',
      ],
      [
        'terz*|partner|commercial*|pubblicitar*|promozional*|ced*|comunic*|vend*|diffond*|pubblic*|utilizz*|usar*|registr*|acconsent*|autorizz*|accett*|conserv*|informativa|politica|normativa sulla privacy|condivid*|raccogl*|raccolta',
      ],
      ['@w*|@s*|dati|immagin*|person*|alliev*|privacy'],
    ],
    unless: [
      'registrazione (entro|del contratto)|provvede alla registrazione|spese di registrazione|agenzia delle entrate',
      'non (saranno|verranno|sono) (cedut*|comunicat*|diffus*|condivis*)|esclusivamente per|dati di accesso|@w .. non (può|potrà|puoi)|banca dati',
    ],
    graver: ['vend*|senza (limit*|compenso|corrispettivo)|perpetu*|biometric*|salute'],
    examples: ['Il cliente autorizza la comunicazione dei suoi dati a terzi per finalità commerciali.'],
    counterExamples: ['I dati non saranno comunicati a terzi.'],
  },
  {
    family: 'entry-or-seizure',
    variant: 'entry',
    hurts: 'weaker',
    severity: 'high',
    all: [
      [
        '@s* .... (acceder*|entrar*|visitar*|ispezion*|conserv*|copia|accesso)|(accesso|ingresso|visit*) .. @so|copia delle chiavi',
      ],
      ['immobile|appartamento|locali|stanza|alloggio|chiavi|casa|unità'],
      [
        'in qualsiasi momento|in qualunque momento|senza (preavviso|avviso|avvertire|necessità|autorizzazione|consenso)|in assenza|quando|tutti i giorni|a qualsiasi ora|liberamente|copia|conserv*',
      ],
    ],
    unless: ['previo (accordo|appuntamento|avviso)|previa (comunicazione|intesa)|con il consenso|urgenza'],
    examples: ["Il locatore può entrare nell'appartamento in qualsiasi momento senza preavviso."],
    counterExamples: ["Il locatore può visitare l'appartamento previo appuntamento."],
  },
  {
    family: 'entry-or-seizure',
    hurts: 'weaker',
    severity: 'high',
    all: [
      ['{mayS}|@s* ...'],
      [
        'cambiar* .. serratur*|sospender* .. (utenz*|fornitur*|acqua|luce|gas)|staccar*|asportar*|rimuovere .. (mobili|beni|effetti|veicolo)|vender* .. (beni|mobili|effetti)|trattener* .. (beni|bagagl*|veicolo)|riprender* .. possesso|rientrare nel possesso|distrugger*|smaltir*|abbandonat*|bloccare a distanza',
      ],
      ['@w*|beni|mobili|effetti|immobile|utenze|veicolo|oggetti'],
    ],
    unless: ['giudiziari*|giudice|@w .. (può|puoi) ...'],
    examples: ['Il locatore potrà cambiare la serratura e rimuovere i mobili.'],
    counterExamples: ['Il locatore potrà rimuovere la neve.'],
  },
  {
    family: 'work-demands',
    hurts: 'weaker',
    severity: 'medium',
    onlyIn: ['work', 'freelance'],
    all: [
      [
        'trasferi*|distacc*|straordinari*|orari*|turn*|sede di lavoro|disponib*|fine settimana|festiv*|mansioni|reperibil*|trasfert*',
      ],
      [
        'può|potrà|potranno|accett*|si impegna|dovrà|obbligat*|tenut*|in qualsiasi momento|qualsiasi|esig*|divers*',
      ],
      ['@w*|@s*'],
    ],
    unless: ['volontari*|di comune accordo'],
    graver: ['{anytime}|tutto il territorio|nazionale|senza (compenso|maggiorazione)|24 ore'],
    examples: ["L'azienda potrà trasferire il lavoratore in qualsiasi sede di lavoro."],
    counterExamples: ['Lo straordinario è volontario.'],
  },
];
