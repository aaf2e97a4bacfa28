import { describe, expect, it } from 'vitest';

import { saysOpposite } from '../../../src/domain/analysis/model/checks/quote/against-quote.ts';

describe('A statement and the words it rests on', () => {
  it.each([
    ['The price can rise without limit.', 'the price goes up by no more than a dollar a week'],
    ['You lose all of the hire.', 'we keep half of the hire'],
    ['You pay £50 a day.', 'if the money is late we owe you £50 for each day'],
    ['You pay the vet.', 'whatever his legs cost from here on I pay'],
    ['You are liable for accidents.', 'even if you were careless we shall never hold you responsible'],
    ['You must bring him back by 20 September.', 'You may bring him back at any time up to 20 September'],
    ['You need two weeks, they need none.', "Two weeks' notice from you, two weeks from us"],
    ['Bound for a minimum term', 'There is no minimum term'],
    ['You pay for running over.', 'Nobody will send you a bill for running over'],
    ['You must sell it back to them.', 'Should you ever wish to sell it, we take it back at the same price'],
    ['You have to fly with them.', 'You may come along if you like, and we pay the flight'],
    ['You pay more each January.', 'Your salary rises each January by two per cent'],
    ['Your lessons expire.', "Lessons that you have paid for don't run out"],
    ['You lose the whole deposit.', 'We keep what the repair costs and give back what remains'],
    ['You pay the gardener.', 'The gardener sends the bills to me'],
    ['They share your address.', 'We do not share your address'],
    ['The rent can rise without limit.', 'Die Miete steigt um höchstens drei Prozent im Jahr'],
    ['Sie zahlen alle Reparaturen.', 'Der Vermieter trägt die Kosten aller Reparaturen'],
    ['Es gilt eine Mindestlaufzeit.', 'Der Vertrag hat keine Mindestlaufzeit'],
    ['You must leave the keys.', 'Der Mieter darf die Schlüssel behalten'],
    ['Vous perdez la totalité du dépôt.', 'Le bailleur garde la moitié du dépôt'],
    ['Une pénalité est due.', 'Aucune pénalité ne peut être demandée'],
    ['The tenant pays the works.', 'Le bailleur prend en charge les travaux'],
    ['El arrendador paga la luz.', 'El inquilino paga la luz'],
    ['Hay una permanencia de un año.', 'No hay permanencia'],
    ['A renda sobe sem limite.', 'A renda sobe no máximo 2 % por ano'],
    ['Il conduttore paga il tetto.', 'Il locatore paga il tetto'],
    ['È dovuta una commissione.', 'Nessuna commissione è dovuta'],
  ])('contradict each other: %s', (statement, quote) => {
    expect(saysOpposite(statement, quote)).toBe(true);
  });

  it.each([
    ['There is no limit on what you pay.', 'you pay whatever it costs'],
    ['No more than a dollar a week is added.', 'the price goes up by no more than a dollar a week'],
    ['Half of the hire is kept.', 'we keep half of the hire'],
    ['You pay even where they were careless.', 'You pay us for the loss and we pay the carrier'],
    ['You bear the loss.', 'we are not liable for any loss and shall never be responsible'],
    ['You must give notice in writing.', 'You may leave, but you must give notice in writing'],
    ['You must write, and they may end it at once.', 'We may end it at once; you give a month'],
    ['You cannot leave before the term ends.', 'There is no right to leave before the term ends'],
    ['You pay without getting a bill.', 'Nobody will tell you what is owed'],
    ['Refunds are refused.', 'We do not refund lessons'],
    ['They share your address with partners.', 'We do not share your address except with partners'],
    ['You must give it back.', 'If you like it you keep it, else you must give it back'],
    ['You lose what the repair costs.', 'We keep what the repair costs and give back what remains'],
    ['Competing is barred for a year.', 'The Employee shall not compete for a year'],
    ['You pay all repairs.', 'Der Mieter trägt die Kosten aller Reparaturen'],
    ['Sie dürfen ohne Grund gehen.', 'Der Mieter darf ohne Grund kündigen'],
    ['Der Vertrag hat keine Mindestlaufzeit.', 'Der Vertrag hat keine Mindestlaufzeit'],
    ['You must give notice in writing.', 'Le locataire peut partir mais doit donner congé par écrit'],
    ['El alquiler sube como máximo un 2 %.', 'El alquiler sube como máximo un 2 %'],
    ['Você paga o IPTU.', 'O locador paga o seguro e o inquilino paga o IPTU'],
    ['Il conduttore perde la metà.', 'Il locatore trattiene la metà della cauzione'],
  ])('agree: %s', (statement, quote) => {
    expect(saysOpposite(statement, quote)).toBe(false);
  });
});
