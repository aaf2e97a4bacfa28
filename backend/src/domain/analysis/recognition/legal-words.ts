/**
 * Words that tell legal documents from other texts, by language: `strong` ones hardly occur outside legal documents,
 * `weak` ones are merely frequent there.
 */
export interface LegalWords {
  readonly strong: readonly string[];
  readonly weak: readonly string[];
}

const words = (strong: string, weak: string): LegalWords => ({
  strong: strong.split(', '),
  weak: weak.split(', '),
});

export const LEGAL_WORDS: Readonly<Record<string, LegalWords>> = {
  en: words(
    'harassment, discrimination, hate speech, not tolerate, is not allowed, malware, violent, extremis, removal request, takedown, claimant, county court, judgment, file a defence, summons, tolerate, does not tolerate, you agree, we may remove, report violations, community guidelines, enforcement, party a, cooperation agreement, statement of work, enters into, entered into an agreement, hereby, herein, hereinafter, hereof, hereto, hereunder, thereof, thereto, whereas, witnesseth, ' +
      'this agreement, this lease, this contract, the parties, either party, neither party, other party, ' +
      'governing law, governed by, in witness whereof, shall not, terms of service, terms of use, ' +
      'terms and conditions, privacy policy, privacy statement, personal data, personal information, ' +
      'landlord, tenant, lessee, lessor, licensee, licensor, indemnif, liable for, liability, ' +
      'warranties, pursuant to, notwithstanding, terminate this, termination of, written notice, ' +
      'confidential information, intellectual property, notice period, data controller, these terms, ' +
      'this policy, this license, this licence, executor, grantor, grantee, plaintiff, defendant, ' +
      'you must not, comply with, prohibited, last will and testament, attorney-in-fact, ' +
      'power of attorney, commits an offence, subsection, security deposit, annual leave, probation, ' +
      'non-disclosure, be entitled to, is not permitted, violat, acceptable use, letter of appointment, ' +
      'terms of employment, letter of offer, copyright holder, the effective date, processor shall, ' +
      'shall be responsible, disciplinary, notice to quit, you may not, do not allow, breach',
    'shall, agreement, contract, party, clause, rights, obligations, consent, law, court, notice, ' +
      'effective, subject to, in accordance with, applicable, rent, policy, content',
  ),
  de: words(
    'datenlizenz, bereitsteller, nutzung ist zulässig, namensnennung, vertrag, mietvertrag, vermieter, mieter, arbeitgeber, arbeitnehmer, vereinbarung, kündigung, ' +
      'kündigungsfrist, haftung, lizenz, nutzungsbedingungen, gemäß, datenschutz, personenbezogene, ' +
      'gerichtsstand, vertragspartei, bgb, verpflichtet sich, rechtsverhältnis, vollmacht, satzung, ' +
      'verordnung, beklagte, kläger, agb, auftraggeber, auftragnehmer, schriftform',
    'nutzung, rechte, pflichten, frist, absatz, gesetz, zustimmung, parteien, miete, kaution, ' +
      'zulässig, unterschrift',
  ),
  fr: words(
    'contrat, bailleur, locataire, employeur, salarié, convention, résiliation, responsabilité, ' +
      'conditions générales, données personnelles, données à caractère, ci-après, les parties, ' +
      'soussigné, tribunal, code civil, code du travail, préavis, avenant, clause, confidentialité, ' +
      'alinéa, demandeur, mineur, tutelle, article l, testament, procuration, mise en demeure',
    'article, droit, obligations, loi, juge, dispositions, conformément, loyer, durée, autorité, acte',
  ),
  es: words(
    'contrato, arrendador, arrendatario, arrendamiento, cláusula, las partes, estipula, reunidos, ' +
      'comparecen, rescisión, resolución del, fianza, código civil, empleador, trabajador, ' +
      'confidencialidad, tribunales, en lo sucesivo, términos y condiciones, política de privacidad, ' +
      'datos personales, demandado, poder notarial, notificación judicial, responsabilidad',
    'derecho, obligaciones, ley, renta, plazo, duración, firma, artículo, incumplimiento',
  ),
  it: words(
    'contratto, locatore, conduttore, locazione, procura, sottoscritto, le parti, clausola, ' +
      'codice civile, recesso, risoluzione del, responsabilità, riservatezza, datore di lavoro, ' +
      'tribunale, foro competente, dati personali, termini e condizioni, mandato, rappresentanza, ' +
      'notaio, cauzione, convenuto, testamento',
    'diritto, obblighi, legge, canone, durata, firma, articolo, poteri, nomina',
  ),
  pt: words(
    'contrato, locador, locatário, locação, cláusula, as partes, contratante, contratada, contratado, ' +
      'rescisão, foro da comarca, comarca, vara cível, intimação, citação, poder judiciário, réu, ' +
      'código civil, empregador, empregado, dados pessoais, termos e condições, procuração, ' +
      'responsabilidade, autos, contestação',
    'direito, obrigações, lei, aluguel, prazo, multa, artigo, juiz',
  ),
  nl: words(
    'overeenkomst, huurder, verhuurder, werkgever, werknemer, licentie, licentiegever, ' +
      'persoonsgegevens, privacyverklaring, algemene voorwaarden, aansprakelijk, opzegging, ' +
      'opzegtermijn, de partijen, partij, burgerlijk wetboek, auteursrecht, toestemming, verwerken, avg, ' +
      'vonnis, gedaagde, concurrentiebeding, volmacht',
    'artikel, rechten, verplichtingen, wet, huur, termijn, bewaren, klacht',
  ),
  sv: words(
    'avtal, köpekontrakt, säljare, köpare, hyresvärd, hyresgäst, arbetsgivare, arbetstagare, ' +
      'uppsägning, ansvar, parterna, köpeskilling, lagen, personuppgifter, sekretess, vite, kontrakt, ' +
      'köplagen, konsumentköplagen, tvist, allmänna villkor, fullmakt',
    'betalning, äganderätt, fel, hyra, villkor, undertecknad, skall',
  ),
  da: words(
    'aftale, lejekontrakt, udlejer, lejer, arbejdsgiver, medarbejder, opsigelse, kontrakt, parterne, ' +
      'ansvar, personoplysninger, fortrolighed, misligholdelse, værneting, funktionærloven, lejeloven, ' +
      'vilkår, køber, sælger, fuldmagt',
    'betaling, varsel, depositum, lov, husleje',
  ),
  no: words(
    'avtale, leiekontrakt, utleier, leietaker, arbeidsgiver, arbeidstaker, oppsigelse, kontrakt, ' +
      'partene, ansvar, personopplysninger, taushetsplikt, mislighold, verneting, husleieloven, vilkår, ' +
      'kjøper, selger, fullmakt',
    'betaling, varsel, depositum, lov, husleie',
  ),
  ja: words(
    '契約, 甲, 乙, 条, 締結, 秘密保持, 賃貸, 借主, 貸主, 損害賠償, 解除, 規約, 個人情報, 準拠法, 管轄, 委託, 雇用, 法律, 定款, 被告, 原告, 義務, 開示',
    '当事者, 期間, 同意, 責任, 支払',
  ),
  zh: words(
    '合同, 甲方, 乙方, 协议, 违约, 条款, 劳动合同, 租赁, 出租, 承租, 保密, 争议, 仲裁, 法院, 被告, 原告, 隐私政策, 个人信息, 授权委托, 法律, 条例, 规定',
    '期限, 双方, 责任, 支付, 签订, 依照, 义务',
  ),
  ar: words(
    'عقد, المؤجر, المستأجر, الطرف الأول, الطرف الثاني, الطرفين, اتفاقية, بند, المادة, المحكمة, ' +
      'القانون, التزام, إيجار, الإيجار, فسخ, صاحب العمل, العامل, توكيل, سرية, المدعى',
    'مدة, دفع, توقيع, إشعار, مبلغ',
  ),
  hi: words(
    'अनुबंध, किराया, मकान मालिक, किरायेदार, पक्षकार, पक्ष, शर्त, धारा, न्यायालय, कानून, समझौता, करार, ' +
      'नियोक्ता, कर्मचारी, प्रतिवादी, वादी, अधिनियम, जमानत, सुरक्षा जमा',
    'अवधि, भुगतान, नोटिस, सूचना, हस्ताक्षर',
  ),
  ko: words(
    '계약, 갑, 을, 임대, 임차, 당사자, 조항, 손해배상, 해지, 법원, 약관, 개인정보',
    '기간, 의무, 동의',
  ),
  ru: words(
    'договор, стороны, сторон, арендатор, арендодатель, работодатель, работник, обязуется, ' +
      'ответственность, расторжени, суд, соглашение, персональных данных, кодекс',
    'срок, оплат, право, пункт',
  ),
};
