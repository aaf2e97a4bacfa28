import type { PackExpectation } from '../pack.ts';

/** What German papers usually settle. The traces are wide: better silent than wrong. */
export const EXPECTED: readonly PackExpectation[] = [
  {
    id: 'deposit-back',
    deals: ['letting', 'lease', 'hire'],
    needs: ['*kaution|sicherheitsleistung|mietsicherheit'],
    traces: [
      'zurückzahl*|zurückgezahlt|zurückzuzahlen|rückzahl*|erstatt*|rückerstatt*|(zurück*|rück*|erstatt*|freigeb*|freigegeben|abgerechnet|abrechn*|auszahl*|ausgezahlt) .... (kaution|sicherheit|guthaben|betrag)|(*kaution|sicherheit|guthaben|sie|rest) .... (zurück*|erstatt*|abgerechnet|abrechn*|ausgezahlt|freigegeben|auszuzahlen|verrechn*)|rückzahlung|rückgabe der kaution|einbehalt*|verfäll*',
    ],
  },
  {
    id: 'deposit-safe',
    deals: ['letting'],
    needs: ['*kaution|mietsicherheit'],
    traces: [
      'getrennt|*konto|sparbuch|kreditinstitut|treuhand*|anlegen|angelegt|anzulegen|bürgschaft|verzins*|zinsen|sparkasse|verpfänd*|insolvenz*|legt .... an|keine kaution',
    ],
  },
  {
    id: 'condition-at-start',
    deals: ['letting'],
    needs: ['mietsache|wohnung|räume|zimmer'],
    traces: [
      '*protokoll*|*zustand*|bestandsaufnahme|besichtig*|fotos|lichtbild*|inventar*|mängelliste|renoviert|unrenoviert|wie gesehen|vertragsgemäß|übernahme|übergeben .... zustand|mangelfrei',
    ],
  },
  {
    id: 'repairs',
    deals: ['letting'],
    needs: ['wohnung|mietsache|räume'],
    traces: [
      '*reparatur*|instandhalt*|instandsetz*|instand|mängel|*mangel|schäden|beseitig*|behebt|wartung*|ausbesser*|schönheits*|renovier*|erhaltung',
    ],
  },
  {
    id: 'way-out',
    deals: ['letting', 'membership', 'services', 'online', 'insurance', 'education'],
    traces: [
      'kündig*|kündbar|gekündigt|widerruf*|widerrufen|rücktritt|zurücktreten|austritt|auszutreten|beend*|endet|aufheb*|stornier*|abmeld*|befristet|laufzeit|verlassen|auszug|zum (monatsende|quartalsende|jahresende)',
    ],
  },
  {
    id: 'hours',
    deals: ['work'],
    traces: [
      '*stunden|*arbeitszeit*|wochenstunden|vollzeit|teilzeit|schicht*|dienstplan|gleitzeit|uhr|stundenlohn|auf abruf|täglich|wöchentlich',
    ],
  },
  {
    id: 'leave',
    deals: ['work'],
    traces: ['*urlaub*|erholungs*|freie tage|ferien|freizeit'],
  },
  {
    id: 'rate',
    deals: ['loan'],
    traces: ['*zins*|zinslos|verzins*|%|prozent|unentgeltlich'],
  },
  {
    id: 'early-repayment',
    deals: ['loan'],
    traces: [
      'vorzeitig*|vorfällig*|früher*|jederzeit|sondertilg*|mehr zahlen|vor fälligkeit|vorab|ganz oder teilweise',
    ],
  },
];
