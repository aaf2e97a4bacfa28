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
    'contratada, contratado, prestador, prestadora, empresa, fornecedor, fornecedora, empreiteiro, clínica, agência, oficina, profissional',
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
    'aluno, aluna, alunos, estudante, estudantes, responsável, responsáveis, educando, encarregado, participante, contratante',
  ),
  role(
    'School',
    'stronger',
    'education',
    'escola, colégio, instituição, curso, faculdade, creche, professor, professora, contratada, centro',
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
  { deal: 'loan', says: ['empresta|emprestará'] },
  { deal: 'letting', says: ['aluga|dá em locação|arrenda'] },
  { deal: 'sale', says: ['vende'] },
];

/** Words that show the kind of deal where nobody is called by a role. */
export const HINTS = [
  {
    deal: 'work',
    says: ['salário|férias|horas extras|jornada|contrato de trabalho|teletrabalho|home office|cargo'],
  },
  { deal: 'letting', says: ['aluguel|apartamento|imóvel|quarto|caução'] },
  { deal: 'loan', says: ['empréstimo|juros|parcelas|pagamento da dívida'] },
  { deal: 'membership', says: ['academia|aulas|mensalidade|plano|treino'] },
];
