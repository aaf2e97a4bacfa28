/** Papers of our own in which one figure is changed. */
export const PAPERS = {
  flat: `FLAT RENTAL AGREEMENT

This agreement is made on 3 March 2027 between Hollis Brandt (the "Landlord") and Imre Vasko (the "Tenant").

1. Rent. The Tenant pays the Landlord a rent of £1,150 a month, in advance, by the 3rd of each month.

2. Deposit. Before moving in the Tenant pays a deposit of £1,200. The Landlord returns it within 14 days of the end of the tenancy.

3. Rises. The Landlord may raise the rent once a year by up to 3%.

4. Visits. The Landlord may inspect the flat after giving the Tenant 48 hours' notice.

5. Ending. The Tenant may end this agreement by giving one month's notice in writing. The Landlord may end it by giving three months' notice in writing.

6. Late rent. Rent that is more than seven days late bears interest at 4% a year, and the Tenant pays a fee of £15 for each reminder.

7. Repairs. The Landlord repairs what the Tenant reports within five days.

8. Law. The law of England and Wales applies.`,
  job: `EMPLOYMENT CONTRACT

This contract is made on 11 January 2027 between Pellworth Instruments Ltd (the "Employer") and Dana Okoro (the "Employee").

1. Pay. The Employer pays the Employee a salary of £2,900 a month on the last working day.

2. Hours. The Employee shall work 38 hours a week.

3. Holiday. The Employee is entitled to 27 days of paid holiday a year.

4. Notice. The Employee shall give eight weeks' notice to leave. The Employer shall give the Employee four weeks' notice.

5. Afterwards. For six months after leaving, the Employee shall not work for a competitor within England.

6. Training. If the Employee leaves in the first year, the Employee repays £1,500 of the cost of training.

7. Law. The law of England and Wales governs this contract.`,
  services: `SERVICE AGREEMENT

This agreement is made on 9 February 2027 between Corvane Hosting GmbH (the "Supplier") and Thistle & Wray LLP (the "Customer").

1. Services. The Supplier shall host the website of the Customer.

2. Fees. The Customer shall pay the Supplier a fee of €640 per month. Invoices are payable by the Customer within 30 days of receipt.

3. Response. The Supplier shall answer every report of a fault within 4 hours.

4. Credit. If the service is down for a day, the Supplier shall credit the Customer with 5% of the monthly fee.

5. Liability. The liability of the Supplier under this agreement shall not exceed €20,000 in any year.

6. Term. The Customer shall order services of at least €6,000 a year.

7. Termination. The Customer may terminate this agreement on 60 days' written notice. The Supplier may terminate this agreement on 90 days' written notice.

8. Warranty. The Supplier shall correct defects for 12 months after delivery free of charge.

9. Law. German law applies.`,
  gym: `MEMBERSHIP TERMS

These terms apply between Ravelin Fitness Limited ("we", "us") and you, the member.

1. You pay us €39 per month on the first of the month.

2. The minimum term is 12 months. After it you may leave by giving us 30 days' notice.

3. If you change your mind, you may cancel within 14 days of joining and we return what you have paid.

4. If a payment fails we charge you a fee of €12.

5. Our liability to you for lost property is limited to €250.

6. We may change the opening hours by giving you two weeks' notice.

7. Irish law applies.`,
  room: `Lodging, as we agreed

Between Mirka Duval (owner of the house) and Tobias Renn (lodger), 14 February 2027.

Tobias rents the attic room from me. He pays me 480 euros every month, bills included.
He leaves me 480 euros as a deposit and gets it back within two weeks of leaving.
If he wants to go he tells me a month before. If I want the room back I tell him two months before.
Guests may stay for up to three nights.
If he pays more than a week late he owes me 10 euros extra.

Signed: Mirka Duval, Tobias Renn`,
  loan: `LOAN AGREEMENT

THIS AGREEMENT is made the 5th day of May 2027 BETWEEN Ashgrove Credit Limited (hereinafter called "the Lender") of the one part and Mr Peregrine Stott (hereinafter called "the Borrower") of the other part.

1. The Lender shall advance to the Borrower the sum of £12,000.
2. The Borrower shall repay the same by sixty monthly instalments of £245 each.
3. Interest shall accrue upon any instalment in arrear at the rate of 6 per cent per annum.
4. The Lender may call in the whole debt upon the Borrower being in arrear for thirty days.
5. The Borrower may redeem the loan early upon payment of a fee of 1 per cent of the balance.
6. The Lender shall give to the Borrower not less than twenty-one days' notice of any change of the rate.
7. English law governs this Agreement.`,
  sale: `TERMS OF SALE

1. These terms are agreed between Quillon Tools B.V. (the "Seller") and Odile Marchand (the "Buyer").
2. Prices are fixed. A delivery charge of EUR 25 is added to each order.
3. Invoices fall due 30 days after their date. Late amounts bear interest of 8% a year.
4. Goods are guaranteed for 24 months from delivery.
5. Hidden defects must be reported within 10 days of discovery, failing which all claims lapse.
6. In no event shall the Seller be liable for more than EUR 10,000.
7. The Buyer may return unused goods within 30 days for a full refund less a handling fee of EUR 15.
8. Quotations bind the Seller for 14 days.
9. Dutch law applies.`,
} as const;
