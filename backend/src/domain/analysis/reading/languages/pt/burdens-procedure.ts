import type { PackBurden } from '../pack.ts';

/** Silence, deadlines, promises, powers, proof. */
export const PROCEDURE: readonly PackBurden[] = [
  {
    family: 'deemed-consent',
    hurts: 'weaker',
    severity: 'medium',
    all: [
      [
        '((será*|serão|considera*|considerar-se-á|presum*|reput*|tid*) .... (aceit*|aprov*|concord*|anuência|recebid*|quitad*|bo*m estado|perfeit*|válid*)|(implica*|importa*|equivale*|constitui|significa) .... (aceit*|concord*|consent*|renúncia|adesão|anuência))|silêncio .... (aceit*|concord*|consent*|anuência)|(uso|utilização|acesso|navegação|cadastro|continuar|permanência) .... (implica*|importa*|aceit*|constitui|significa)|ao (utilizar|acessar|usar|cadastrar|continuar|navegar) .... (aceit*|concord*)|(se|caso|salvo se) .. não .... (opuser|manifest*|comunic*|contest*|reclam*|respond*) .... (aceit*|considerad*|presum*|concord*)',
      ],
    ],
    unless: ['silêncio não|não (será|implica) .. aceit*|@s .... (será considerad*) ...'],
    graver: ['(três|cinco|sete|dez|3|5|7|10) dias'],
    examples: [
      'Se o cliente não se manifestar em dez dias, a alteração será considerada aceita.',
      'O uso do site implica a aceitação destes termos.',
    ],
    counterExamples: ['O silêncio não vale nada.'],
  },
  {
    family: 'short-deadline',
    hurts: 'weaker',
    severity: 'medium',
    all: [
      [
        '(prazo (máximo)? de|dentro de|em até|no prazo de|nas|nos|em) .. (24 horas|48 horas|72 horas|vinte e quatro horas|quarenta e oito horas|(dois|três|quatro|cinco|seis|sete|oito|2|3|4|5|6|7|8) .. dias|uma semana)|decad*|prescrev* .... #time|sob pena de (perda|preclusão|decadência)',
      ],
      ['@w*|reclam*|comunic*|notific*|pag*|devol*|desocup*|recomp*|contest*|aç*|justific*|entreg*|informa*'],
    ],
    unless: [
      '@s .. (responderá|devolverá|entregará|reparará|atenderá|compromete-se|restituirá) ...|arrependimento',
    ],
    examples: ['Toda reclamação deverá ser feita no prazo de 48 horas.'],
    counterExamples: ['A empresa devolverá o valor no prazo de três dias.'],
  },
  {
    family: 'no-promise',
    hurts: 'weaker',
    severity: 'low',
    all: [
      [
        '(meramente (indicativ*|estimativ*)|aproximad*|estimad*|sem compromisso|não (garante*|garantimos|assegura*|há garantia) ...|conforme disponibilidade|sujeit* a disponibilidade|à disponibilidade|na medida do possível|não vinculant*|ilustrativ*|ad corpus)',
      ],
      [
        'prazo*|data*|área|metragem|disponib*|serviço*|entrega*|qualidade|resultado*|acesso|curso*|horário*|aulas|vaga*|equipamento*',
      ],
    ],
    unless: ['@w .. não garante'],
    examples: ['Os prazos de entrega são meramente indicativos.'],
    counterExamples: ['A entrega será em 3 de maio.'],
  },
  {
    family: 'thin-remedy',
    hurts: 'weaker',
    severity: 'medium',
    all: [
      ['vale|crédito*|voucher|substituição|reparo|remarcação|reposição|outra data|troca|cupom'],
      [
        'únic*|exclusiv*|apenas|somente|sem (direito a)? (devolução|reembolso)|nunca|em nenhuma hipótese|limita*|não .. (devolução|reembolso|em dinheiro)',
      ],
    ],
    unless: ['à escolha @wo|vale dizer|cartão de crédito|perder*|instituição'],
    examples: ['Em caso de cancelamento, o cliente receberá apenas um crédito.'],
    counterExamples: ['O cliente recebe um vale ou a devolução, à escolha do cliente.'],
  },
  {
    family: 'transfer',
    hurts: 'weaker',
    severity: 'low',
    all: [
      ['{mayS}|@s*'],
      ['ceder|cessão|cederá|cede|transmitir|transferir|subcontrat*|sub-rog*|terceiriz*'],
      [
        'contrato|crédito*|direitos|terceiro*|obrigações|livremente|sem (o)? (consentimento|autorização|anuência)',
      ],
    ],
    unless: [
      '@w .... não (poderá|pode) ...|dados|conteúdo*|imagem|direitos (autorais|patrimoniais)|intransferível|licença|local de trabalho|vedad* @wo',
    ],
    examples: ['A empresa poderá ceder o contrato a terceiros sem autorização do cliente.'],
    counterExamples: ['O locatário não poderá ceder o contrato.'],
  },
  {
    family: 'spoken-promises-lost',
    hurts: 'weaker',
    severity: 'low',
    all: [
      [
        '(totalidade|íntegra|integral*) .. (do)? (acordo|entendimento)|acordo integral|(substitui*|revoga*|anula*) .... (anterior*|prévi*|quaisquer)|(verba*|ora*) .... (não|nul*|sem valor)|(não|nenhum*) .... (verba* |verbais|verbal|orais|oral)|promessas verbais',
      ],
    ],
    examples: ['O contrato substitui todos os acordos anteriores.'],
    counterExamples: ['O cliente pode avisar por telefone.'],
  },
  {
    family: 'wide-power',
    hurts: 'weaker',
    severity: 'medium',
    all: [
      ['autoriza*|procura*|poderes|mandato|nomeia|constitui'],
      [
        'irrevog*|qualquer (valor|quantia|débito)|em (seu)? nome|em nome @wo|tão amplos|amplos|quaisquer valores|sem limite|gerais|bastante procurador',
      ],
    ],
    unless: ['poderá|imagem|dados|procurar'],
    examples: ['O cliente autoriza de forma irrevogável o débito de qualquer valor em sua conta.'],
    counterExamples: ['A procuração vale para a assembleia de 3 de maio.'],
  },
  {
    family: 'proof-burden',
    hurts: 'weaker',
    severity: 'medium',
    all: [
      [
        '(registros|registos|extrato*|laudo*|vistoria|dados|leitura*|sistema*|contabilidade|livros|gravações|cálculo*|planilha*|comprovante*) .... (prova|fé|vinculant*|definitiv*|prevalecer*|incontest*|líquid* e cert*)|far* prova|ônus da prova|@w .... (deverá|terá que|cabe*|caberá) .... (provar|comprovar|demonstrar)|salvo se .. (provar|comprovar)|salvo prova',
      ],
    ],
    unless: [
      '@s .. (deverá|provar*|comprov*) ...|prova em contrário .. admit|comprovante de (renda|residência|pagamento)',
    ],
    examples: ['Os registros da empresa farão prova.'],
    counterExamples: ['Há um período de experiência de um mês.'],
  },
];
