import type { PackRole } from '../pack.ts';
import { words } from '../words.ts';

const role = (english: string, side: PackRole['side'], deals: string, forms: string): PackRole => ({
  english,
  side,
  deals: deals.split(' '),
  forms: words(forms),
});

/** What Portuguese papers call their sides, in Brazil and Portugal. The first form is the one that is shown. */
export const ROLES: readonly PackRole[] = [
  role(
    'Tenant',
    'weaker',
    'letting lease',
    'locatário, locatária, locatários, inquilino, inquilina, inquilinos, arrendatário, arrendatária, sublocatário, hóspede',
  ),
  role(
    'Landlord',
    'stronger',
    'letting lease',
    'locador, locadora, locadores, senhorio, senhoria, proprietário, proprietária, arrendador, sublocador, imobiliária',
  ),
  role(
    'Employee',
    'weaker',
    'work',
    'empregado, empregada, empregados, trabalhador, trabalhadora, trabalhadores, funcionário, funcionária, colaborador, colaboradora, estagiário, estagiária',
  ),
  role(
    'Employer',
    'stronger',
    'work',
    'empregador, empregadora, empresa, entidade empregadora, patrão, companhia',
  ),
  role(
    'Borrower',
    'weaker',
    'loan',
    'mutuário, mutuária, devedor, devedora, tomador, tomadora, financiado, emitente, titular',
  ),
  role(
    'Lender',
    'stronger',
    'loan',
    'mutuante, credor, credora, banco, financeira, instituição, cooperativa',
  ),
  role('Guarantor', 'weaker', 'guarantee', 'fiador, fiadora, fiadores, avalista, garantidor'),
  role('Creditor', 'stronger', 'guarantee', 'credor, credora, banco, beneficiário'),
  role(
    'Buyer',
    'weaker',
    'sale',
    'comprador, compradora, compradores, promitente comprador, adquirente, consumidor, consumidora, cliente',
  ),
  role(
    'Seller',
    'stronger',
    'sale',
    'vendedor, vendedora, vendedores, promitente vendedor, fornecedor, fornecedora, loja, concessionária, construtora',
  ),
  role(
    'Contractor',
    'weaker',
    'freelance',
    'contratado, contratada, prestador, prestadora, autor, autora, consultor, consultora, designer, freelancer, representante, artista',
  ),
  role('Client', 'stronger', 'freelance', 'contratante, cliente, agência, editora, tomador, tomadora'),
  role('Client', 'weaker', 'services', 'contratante, cliente, clientes, paciente, noivos, dono da obra'),
  role(
    'Provider',
    'stronger',
    'services',
    'contratada, contratado, prestador, prestadora, empresa, fornecedor, fornecedora, empreiteiro, clínica, agência, oficina, profissional, pintor, pintora, canalizador, encanador, carpinteiro, marceneiro, eletricista, pedreiro, jardineiro, jardineira, serralheiro, instalador, salão, buffet, fotógrafo, fotógrafa, cerimonialista, técnico, hotel para animais, mediadora, mediador, imobiliária, corretor, corretora, gráfica, lavanderia, lavandaria, floricultura, florista, viveiro, padaria, confeitaria, pastelaria, funerária, agência funerária, marmoraria, escritório, consultório, laboratório, criador, criadora, tatuador, tatuadora, veterinária, haras, estábulo, marina, estaleiro, autoescola, ateliê, atelier',
  ),
  role(
    'Customer',
    'weaker',
    'online supply hire',
    'cliente, clientes, usuário, usuária, usuários, utilizador, utilizadora, utilizadores, assinante, assinantes, consumidor, consumidora, titular, locatário, contratante',
  ),
  role(
    'Provider',
    'stronger',
    'online supply hire',
    'fornecedor, fornecedora, prestadora, operadora, operador, plataforma, empresa, companhia, locadora, provedor, contratada, concessionária',
  ),
  role(
    'Member',
    'weaker',
    'membership',
    'aluno, aluna, alunos, sócio, sócia, sócios, associado, associada, membro, membros, matriculado, matriculada, cliente',
  ),
  role('Gym', 'stronger', 'membership', 'academia, clube, ginásio, associação, estúdio, centro'),
  role(
    'Student',
    'weaker',
    'education',
    'aluno, aluna, alunos, estudante, estudantes, educando, participante, contratante, família',
  ),
  role(
    'Parents',
    'weaker',
    'education',
    'família, responsável, responsáveis, famílias, encarregado de educação, encarregada de educação, encarregados de educação, encarregado, pais',
  ),
  role(
    'School',
    'stronger',
    'education',
    'escola, colégio, associação, instituição, curso, faculdade, creche, professor, professora, contratada, centro, escolinha, jardim de infância, ama, berçário',
  ),
  role(
    'Traveler',
    'weaker',
    'travel',
    'viajante, passageiro, passageira, passageiros, hóspede, hóspedes, cliente',
  ),
  role(
    'Organizer',
    'stronger',
    'travel',
    'agência, operadora, organizador, organizadora, transportadora, hotel, pousada, anfitrião',
  ),
  role('Policyholder', 'weaker', 'insurance', 'segurado, segurada, tomador, beneficiário'),
  role('Insurer', 'stronger', 'insurance', 'segurador, seguradora, operadora'),
  role(
    'Franchisee',
    'weaker',
    'franchise',
    'franqueado, franqueada, licenciado, licenciada, distribuidor, distribuidora',
  ),
  role(
    'Franchisor',
    'stronger',
    'franchise',
    'franqueador, franqueadora, licenciante, concedente, fabricante',
  ),
  role('Receiving party', 'weaker', 'secrecy', 'parte receptora, receptor, receptora'),
  role(
    'Disclosing party',
    'stronger',
    'secrecy',
    'parte reveladora, parte divulgadora, revelador, reveladora',
  ),
  role('Resident', 'weaker', 'care', 'residente, residentes, utente'),
  role('Care home', 'stronger', 'care', 'lar, residência, instituição'),
];

/** What the stronger of two people does who are called by name. */
export const GIVES = [
  { deal: 'loan', says: ['empresta|empresto|emprestará'] },
  { deal: 'letting', says: ['aluga|alugo|dá em locação|arrenda|arrendo'] },
  { deal: 'sale', says: ['vende|vendo'] },
  { deal: 'work', says: ['contrata|admite'] },
];

/** What the weaker of the two does. */
export const TAKES = [
  {
    deal: 'loan',
    says: ['recebeu (de|da|do)|recebe (de|da|do)|(reconhece|reconheço) dever|deve (a|à|ao)|confessa dever'],
  },
  { deal: 'letting', says: ['toma de arrendamento'] },
  { deal: 'sale', says: ['compra (de|da|do)'] },
];

/** Words that show the kind of deal where nobody is called by a role. */
export const HINTS = [
  {
    deal: 'work',
    says: [
      'salário|férias|horas extras|jornada|contrato de trabalho|teletrabalho|home office|cargo|pago-te|te pago|pago-lhe|lhe pago|à hora|por hora|doente|recibo',
    ],
  },
  {
    deal: 'letting',
    says: ['casa|mobilad*|mobiliad*|inquilin*|renda|aluguel|apartamento|imóvel|quarto|caução'],
  },
  { deal: 'loan', says: ['empréstimo|juros|parcelas|pagamento da dívida'] },
  { deal: 'membership', says: ['academia|aulas|mensalidade|plano|treino'] },
];

/** What the writer of a letter says who takes something. */
export const TAKES_AS_ME = [
  { deal: 'sale', says: ['(fico com|compro-te|compro) (a|o) (tua|teu)|te compro'] },
  { deal: 'letting', says: ['alugo-te .. (teu|tua)'] },
  { deal: 'loan', says: ['emprestas-me|me emprestas|me empresta'] },
];
