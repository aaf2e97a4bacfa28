import type { PackRole } from '../pack.ts';
import { words } from '../words.ts';

const role = (english: string, side: PackRole['side'], deals: string, forms: string): PackRole => ({
  english,
  side,
  deals: deals.split(' '),
  forms: words(forms),
});

/** What Italian papers call their sides. The first form is the one that is shown. */
export const ROLES: readonly PackRole[] = [
  role(
    'Tenant',
    'weaker',
    'letting lease',
    'conduttore, conduttrice, conduttori, inquilino, inquilina, inquilini, locatario, locataria, affittuario, affittuaria, subconduttore',
  ),
  role(
    'Landlord',
    'stronger',
    'letting lease',
    'locatore, locatrice, locatori, proprietario, proprietaria, proprietari, sublocatore, proprietà',
  ),
  role(
    'Employee',
    'weaker',
    'work',
    'lavoratore, lavoratrice, lavoratori, dipendente, dipendenti, collaboratore, collaboratrice, tirocinante, apprendista',
  ),
  role(
    'Employer',
    'stronger',
    'work',
    'datore di lavoro, datrice di lavoro, azienda, società, impresa, datore',
  ),
  role('Borrower', 'weaker', 'loan', 'mutuatario, mutuataria, debitore, debitrice, finanziato, titolare'),
  role(
    'Lender',
    'stronger',
    'loan',
    'mutuante, creditore, creditrice, banca, finanziatore, finanziaria, istituto',
  ),
  role('Guarantor', 'weaker', 'guarantee', 'fideiussore, fideiussori, garante, garanti'),
  role('Creditor', 'stronger', 'guarantee', 'creditore, creditrice, banca, beneficiario'),
  role(
    'Buyer',
    'weaker',
    'sale',
    'acquirente, acquirenti, compratore, compratrice, consumatore, consumatrice, consumatori, promissario acquirente, cliente',
  ),
  role(
    'Seller',
    'stronger',
    'sale',
    'venditore, venditrice, venditori, fornitore, fornitrice, concessionario, negozio, promittente venditore',
  ),
  role(
    'Contractor',
    'weaker',
    'freelance',
    'collaboratore, collaboratrice, consulente, professionista, prestatore, autore, autrice, agente, artista, incaricato, incaricata, appaltatore',
  ),
  role(
    'Client',
    'stronger',
    'freelance',
    'committente, cliente, agenzia, editore, preponente, mandante, società',
  ),
  role('Client', 'weaker', 'services', 'cliente, clienti, committente, paziente, sposi, utente'),
  role(
    'Provider',
    'stronger',
    'services',
    'prestatore, fornitore, fornitrice, impresa, appaltatore, professionista, officina, agenzia, struttura, organizzatore, ditta, artigiano, artigiana, idraulico, elettricista, imbianchino, pittore, falegname, muratore, piastrellista, giardiniere, installatore, idraulica, pensione per cani, parrucchiera, estetista, fotografo, fotografa, tipografia, lavanderia, tintoria, fioraio, fiorista, vivaio, panificio, pasticceria, onoranze funebri, impresa funebre, marmista, studio, laboratorio, mediatore, mediatrice, agenzia immobiliare, allevatore, allevatrice, tatuatore, tatuatrice, veterinario, veterinaria, maneggio, scuderia, cantiere, autoscuola, catering, officina',
  ),
  role(
    'Customer',
    'weaker',
    'online supply hire',
    'cliente, clienti, utente, utenti, abbonato, abbonata, abbonati, consumatore, consumatori, titolare, sottoscrittore, contraente, membro',
  ),
  role('Customer', 'weaker', 'hire', 'noleggiatore, noleggiatrice'),
  role(
    'Provider',
    'stronger',
    'online supply hire',
    'fornitore, fornitrice, gestore, operatore, piattaforma, società, azienda, noleggiante, noleggiatore, noleggiatrice, prestatore, servizio',
  ),
  role(
    'Member',
    'weaker',
    'membership',
    'socio, socia, soci, iscritto, iscritta, iscritti, abbonato, abbonata, associato, associata, tesserato, membro, membri',
  ),
  role(
    'Club',
    'stronger',
    'membership',
    'palestra, club, circolo, associazione, centro, gestore, società sportiva',
  ),
  role(
    'Student',
    'weaker',
    'education',
    'allievo, allieva, allievi, studente, studentessa, studenti, corsista, corsisti, partecipante, partecipanti, iscritto, famiglia',
  ),
  role('Parents', 'weaker', 'education', 'famiglia, genitori, genitore, famiglie'),
  role(
    'School',
    'stronger',
    'education',
    'scuola, accademia, istituto, associazione, direzione, ente, università, asilo, docente, centro, nido, asilo nido, micronido, tata, educatrice, baby-sitter, babysitter',
  ),
  role(
    'Traveler',
    'weaker',
    'travel',
    'viaggiatore, viaggiatrice, viaggiatori, passeggero, passeggera, passeggeri, ospite, ospiti, cliente',
  ),
  role(
    'Organizer',
    'stronger',
    'travel',
    'agenzia, organizzatore, vettore, compagnia, albergo, struttura, hotel, host',
  ),
  role('Policyholder', 'weaker', 'insurance', 'assicurato, assicurata, contraente, beneficiario'),
  role('Insurer', 'stronger', 'insurance', 'assicuratore, compagnia, impresa di assicurazione, società'),
  role(
    'Franchisee',
    'weaker',
    'franchise',
    'affiliato, affiliata, licenziatario, licenziataria, distributore',
  ),
  role('Franchisor', 'stronger', 'franchise', 'affiliante, licenziante, concedente, produttore'),
  role('Receiving party', 'weaker', 'secrecy', 'parte ricevente, ricevente'),
  role('Disclosing party', 'stronger', 'secrecy', 'parte divulgante, divulgante'),
  role('Resident', 'weaker', 'care', 'ospite, ospiti, residente'),
  role('Care home', 'stronger', 'care', 'struttura, residenza, ente gestore'),
];

/** What the stronger of two people does who are called by name. */
export const GIVES = [
  { deal: 'loan', says: ['presta|presto|presterà|concede .. prestito'] },
  {
    deal: 'letting',
    says: ['affitta|affitto a|concede in (locazione|affitto)|dà in (locazione|affitto)'],
  },
  { deal: 'sale', says: ['vende|vendo'] },
  { deal: 'work', says: ['assume|assumono'] },
];

/** What the weaker of the two does. */
export const TAKES = [
  {
    deal: 'loan',
    says: [
      '(ha ricevuto|riceve|ricevo) (da|dalla|dal)|(riconosce|riconosco) (di dover*|di aver ricevuto) (a|da)?|deve a',
    ],
  },
  { deal: 'letting', says: ['prende in (locazione|affitto) da'] },
  { deal: 'sale', says: ['compra da|acquista da'] },
];

/** Words that show the kind of deal where nobody is called by a role. */
export const HINTS = [
  {
    deal: 'work',
    says: [
      "stipendio|ferie|straordinari|contratto di lavoro|orario di lavoro|mansioni|smart working|retribuzione|la pago|ti pago|all'ora|busta paga|si ammala|ti ammali",
    ],
  },
  {
    deal: 'letting',
    says: ['caparra|mensilità|condominio|camera|affitto|canone|appartamento|stanza|cauzione'],
  },
  { deal: 'loan', says: ['prestito|interessi|rate|restituzione'] },
  { deal: 'membership', says: ['palestra|corsi|quota|tessera|abbonamento'] },
];

/** What the writer of a letter says who takes something. */
export const TAKES_AS_ME = [
  { deal: 'sale', says: ['ti compro|te (la|lo) compro|prendo (la tua|il tuo) #word per'] },
  { deal: 'letting', says: ['prendo in affitto (la tua|il tuo)'] },
  { deal: 'loan', says: ['mi presti'] },
];
