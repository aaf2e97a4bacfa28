import type { PackRole } from '../pack.ts';

const role = (english: string, side: PackRole['side'], deals: string, forms: string): PackRole => ({
  english,
  side,
  deals: deals.split(' '),
  forms: forms.split(', '),
});

/** What German papers call their sides. The first form is the one that is shown. */
export const ROLES: readonly PackRole[] = [
  role(
    'Tenant',
    'weaker',
    'letting',
    'Mieter, Mieterin, Mieters, Mietern, Mieterinnen, Mietpartei, Mietende, Mietenden, Untermieter, Untermieterin, Untermieters, Bewohner, Bewohnerin, Bewohners',
  ),
  role(
    'Landlord',
    'stronger',
    'letting',
    'Vermieter, Vermieterin, Vermieters, Vermietern, Vermieterinnen, Vermieterseite, Hauptmieter, Hauptmieterin, Hauptmieters, Eigentümer, Eigentümerin, Eigentümers, Hausverwaltung, Wohnheimträger',
  ),
  role('Lessee', 'weaker', 'lease', 'Pächter, Pächterin, Pächters, Pächtern'),
  role('Lessor', 'stronger', 'lease', 'Verpächter, Verpächterin, Verpächters, Verpächtern'),
  role(
    'Employee',
    'weaker',
    'work',
    'Arbeitnehmer, Arbeitnehmerin, Arbeitnehmers, Arbeitnehmern, Mitarbeiter, Mitarbeiterin, Mitarbeiters, Mitarbeitern, Mitarbeitende, Mitarbeitenden, Beschäftigte, Beschäftigter, Beschäftigten, Angestellte, Angestellter, Angestellten, Auszubildende, Auszubildender, Auszubildenden, Praktikant, Praktikantin, Praktikanten, Werkstudent, Werkstudentin, Werkstudenten, Dienstnehmer, Dienstnehmerin, Dienstnehmers',
  ),
  role(
    'Employer',
    'stronger',
    'work',
    'Arbeitgeber, Arbeitgeberin, Arbeitgebers, Arbeitgebern, Dienstgeber, Dienstgeberin, Dienstgebers, Firma, Unternehmen, Unternehmens, Gesellschaft, Betrieb, Betriebs, Ausbildender, Ausbildungsbetrieb',
  ),
  role(
    'Borrower',
    'weaker',
    'loan',
    'Darlehensnehmer, Darlehensnehmerin, Darlehensnehmers, Darlehensnehmern, Kreditnehmer, Kreditnehmerin, Kreditnehmers, Kreditnehmern, Schuldner, Schuldnerin, Schuldners, Kontoinhaber, Kontoinhaberin, Karteninhaber, Karteninhaberin, Karteninhabers',
  ),
  role(
    'Lender',
    'stronger',
    'loan',
    'Darlehensgeber, Darlehensgeberin, Darlehensgebers, Darlehensgebern, Kreditgeber, Kreditgeberin, Kreditgebers, Gläubiger, Gläubigerin, Gläubigers, Bank, Sparkasse',
  ),
  role('Guarantor', 'weaker', 'guarantee', 'Bürge, Bürgin, Bürgen'),
  role('Creditor', 'stronger', 'guarantee', 'Gläubiger, Gläubigerin, Gläubigers, Bank'),
  role(
    'Buyer',
    'weaker',
    'sale',
    'Käufer, Käuferin, Käufers, Käufern, Besteller, Bestellerin, Bestellers, Erwerber, Erwerberin, Erwerbers, Verbraucher, Verbraucherin, Verbrauchers',
  ),
  role(
    'Seller',
    'stronger',
    'sale',
    'Verkäufer, Verkäuferin, Verkäufers, Verkäufern, Händler, Händlerin, Händlers, Lieferant, Lieferanten, Autohaus, Autohauses',
  ),
  role(
    'Contractor',
    'weaker',
    'freelance',
    'Auftragnehmer, Auftragnehmerin, Auftragnehmers, Auftragnehmern, Freiberufler, Freiberuflerin, freier Mitarbeiter, freie Mitarbeiterin, freien Mitarbeiters, freien Mitarbeiter, Subunternehmer, Subunternehmers, Designer, Designerin, Fotografin, Autor, Autorin, Autors, Urheber, Urheberin, Urhebers, Handelsvertreter, Handelsvertreterin, Handelsvertreters',
  ),
  role(
    'Client',
    'stronger',
    'freelance',
    'Auftraggeber, Auftraggeberin, Auftraggebers, Auftraggebern, Agentur, Verlag, Verlags, Verlages, Unternehmer, Unternehmers',
  ),
  role(
    'Client',
    'weaker',
    'services',
    'Auftraggeber, Auftraggeberin, Auftraggebers, Auftraggebern, Kunde, Kundin, Kunden, Patient, Patientin, Patienten, Mandant, Mandantin, Mandanten, Bauherr, Bauherrin, Bauherren, Veranstalterin, Tierhalter, Tierhalterin, Hundehalter, Hundehalterin, Pferdebesitzer, Pferdebesitzerin, Einsteller, Einstellerin, Einstellers, Auftraggebende, Brautpaar, Klient, Klientin, Klienten',
  ),
  role(
    'Provider',
    'stronger',
    'services',
    'Auftragnehmer, Auftragnehmerin, Auftragnehmers, Auftragnehmern, Dienstleister, Dienstleisterin, Dienstleisters, Anbieter, Anbieterin, Anbieters, Unternehmer, Unternehmerin, Unternehmers, Bauunternehmer, Bauunternehmers, Handwerker, Handwerkers, Werkstatt, Fotograf, Fotografen, Agentur, Plattenleger, Plattenlegers, Fliesenleger, Fliesenlegers, Maler, Malers, Malerin, Schreiner, Schreiners, Tischler, Tischlers, Elektriker, Elektrikers, Installateur, Installateurs, Klempner, Klempners, Gärtner, Gärtners, Gärtnerin, Dachdecker, Dachdeckers, Maurer, Maurers, Betreuerin, Betreuer, Reinigungsfirma, Gebäudereinigung, Umzugsfirma, Umzugsunternehmen, Tierpension, Hundepension, Tiersitter, Tiersitterin, Heizungsbauer, Zimmerer, Zimmerei, Tischlerei, Schreinerei, Kosmetikstudio, Stallbetreiber, Stallbetreiberin, Hofbetreiber, Pensionsstall, Friseurin, Friseur, Gärtnerei, Baumschule, Druckerei, Wäscherei, Schneiderei, Bestattung, Bestattungsinstitut, Bestatter, Bestatters, Bestatterin, Steinmetz, Steinmetzbetrieb, Kanzlei, Steuerbüro, Praxis, Klinik, Labor, Tierarztpraxis, Makler, Maklers, Maklerin, Maklerbüro, Hausmeisterservice, Partyservice, Bäckerei, Imkerei, Metzgerei, Konditorei, Floristin, Florist, Floristen, Stall, Reitstall, Bootswerft, Spedition, Umzugsfirma, Schlüsseldienst, Pflegedienst, Putzfirma, Tonstudio, Tätowiererin, Tätowierer, Tätowierers',
  ),
  role(
    'Customer',
    'weaker',
    'online supply hire',
    'Kunde, Kundin, Kunden, Kundinnen, Nutzer, Nutzerin, Nutzers, Nutzern, Nutzerinnen, Abonnent, Abonnentin, Abonnenten, Teilnehmer, Teilnehmerin, Teilnehmers, Teilnehmern, Anschlussinhaber, Anschlussinhabers, Verbraucher, Verbraucherin, Verbrauchers, Spieler, Spielers, Entleiher, Entleiherin',
  ),
  role(
    'Provider',
    'stronger',
    'online supply hire',
    'Anbieter, Anbieterin, Anbieters, Betreiber, Betreiberin, Betreibers, Plattform, Dienst, Netzbetreiber, Netzbetreibers, Versorger, Versorgers, Lieferant, Lieferanten, Unternehmen, Unternehmens, Verleiher, Verleihers',
  ),
  role(
    'Member',
    'weaker',
    'membership',
    'Mitglied, Mitglieds, Mitgliedes, Mitglieder, Mitgliedern, Teilnehmer, Teilnehmerin, Teilnehmers, Teilnehmern',
  ),
  role(
    'Club',
    'stronger',
    'membership',
    'Genossenschaft, Studio, Studios, Fitnessstudio, Fitnessstudios, Verein, Vereins, Vereines, Club, Clubs, Betreiber, Betreiberin, Betreibers, Anbieter, Anbieters',
  ),
  role(
    'Student',
    'weaker',
    'education',
    'Schüler, Schülerin, Schülers, Fahrschüler, Fahrschülerin, Fahrschülers, Musikschüler, Musikschülerin, Kursteilnehmer, Kursteilnehmerin, Kursteilnehmers, Teilnehmer, Teilnehmerin, Teilnehmers, Teilnehmern',
  ),
  role(
    'Parents',
    'weaker',
    'education',
    'Eltern, Erziehungsberechtigte, Erziehungsberechtigten, Familie, Familien',
  ),
  role(
    'School',
    'stronger',
    'education',
    'Schule, Verein, Vereins, Musikschule, Sprachschule, Fahrschule, Akademie, Institut, Instituts, Kursleitung, Veranstalter, Veranstalters, Träger, Trägers, Kindertagesstätte, Lehrer, Lehrerin, Lehrers, Kita, Kitas, Krippe, Kinderkrippe, Kindergarten, Kindergartens, Tagesmutter, Elterninitiative, Kindertagespflegeperson, Tagespflegeperson, Kindertagespflege, Tagespflege, Tagesvater, Tanzschule, Reitschule, Nachhilfe, Nachhilfelehrer, Nachhilfelehrerin',
  ),
  role(
    'Traveler',
    'weaker',
    'travel',
    'Gast, Gastes, Gäste, Gästen, Reisende, Reisender, Reisenden, Fahrgast, Fahrgastes, Fluggast, Fluggastes, Buchende, Buchenden',
  ),
  role(
    'Organizer',
    'stronger',
    'travel',
    'Reiseveranstalter, Reiseveranstalters, Veranstalter, Veranstalterin, Veranstalters, Gastgeber, Gastgeberin, Gastgebers, Hotel, Hotels, Beherbergungsbetrieb, Fluggesellschaft',
  ),
  role(
    'Policyholder',
    'weaker',
    'insurance',
    'Versicherungsnehmer, Versicherungsnehmerin, Versicherungsnehmers, Versicherte, Versicherter, Versicherten',
  ),
  role(
    'Insurer',
    'stronger',
    'insurance',
    'Versicherer, Versicherers, Versicherung, Versicherungsgesellschaft',
  ),
  role(
    'Franchisee',
    'weaker',
    'franchise',
    'Franchisenehmer, Franchisenehmerin, Franchisenehmers, Lizenznehmer, Lizenznehmerin, Lizenznehmers',
  ),
  role(
    'Franchisor',
    'stronger',
    'franchise',
    'Franchisegeber, Franchisegeberin, Franchisegebers, Lizenzgeber, Lizenzgeberin, Lizenzgebers',
  ),
  role(
    'Receiving party',
    'weaker',
    'secrecy',
    'Empfänger, Empfängerin, Empfängers, empfangende Partei, empfangenden Partei',
  ),
  role(
    'Disclosing party',
    'stronger',
    'secrecy',
    'Offenleger, Offenlegers, offenlegende Partei, offenlegenden Partei',
  ),
  role('Resident', 'weaker', 'care', 'Bewohner, Bewohnerin, Bewohners, Pflegebedürftige, Pflegebedürftigen'),
  role('Care home', 'stronger', 'care', 'Heim, Heims, Pflegedienst, Pflegedienstes, Einrichtung, Heimträger'),
];

/** What the stronger of two people does who are called by name. */
export const GIVES = [
  {
    deal: 'loan',
    says: [
      '(leiht|leihe|verleiht|verleihe|borgt|borge|gewährt .. darlehen|gewähre|gibt .. (darlehen|kredit)) (dir|ihnen)?',
    ],
  },
  { deal: 'letting', says: ['vermietet|vermiete|überlässt .... (miete|wohnung|zimmer)'] },
  { deal: 'sale', says: ['verkauft|verkaufe'] },
  { deal: 'work', says: ['beschäftigt|stellt .. ein'] },
];

/** What the weaker of the two does. */
export const TAKES = [
  { deal: 'loan', says: ['leiht sich|borgt sich|schuldet|(hat|habe) .. (geliehen|erhalten) von'] },
  { deal: 'letting', says: ['mietet|miete von'] },
  { deal: 'sale', says: ['kauft|kaufe'] },
];

/** Words that show the kind of deal where nobody is called by a role. */
export const HINTS = [
  {
    deal: 'work',
    says: [
      'gehalt*|*gehalt|arbeitsvertrag*|überstunden|urlaub*|vorgesetzte*|personalabteilung|probezeit|arbeitsplatz|betrieb|krankmeldung|arbeitsleistung|ich zahle (dir|ihnen)|pro stunde|stundenlohn|krank|lohnabrechnung',
    ],
  },
  {
    deal: 'letting',
    says: [
      'kaution|ausziehen|ausziehst|möbliert|nebenkosten|heizung|miete|kaltmiete|wohnung|nebenkosten|mietsache|zimmer|vermieten|auszug|einzug',
    ],
  },
  { deal: 'loan', says: ['darlehen*|zinsen|raten?|tilgung|rückzahlung'] },
  { deal: 'membership', says: ['mitgliedschaft*|training|studio|monatsbeitrag|kurse'] },
];

/** What the writer of a letter says who takes something. */
export const TAKES_AS_ME = [
  { deal: 'sale', says: ['ich kaufe dir|kaufe ich dir|ich nehme (dein|deinen|deine) #word für #number'] },
  { deal: 'letting', says: ['ich miete .. von dir|miete ich bei dir'] },
  { deal: 'loan', says: ['ich leihe mir .. von dir|du leihst mir'] },
];
