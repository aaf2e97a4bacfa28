import type { PackBurden } from '../pack.ts';

/** Silence, deadlines, promises, powers, proof. */
export const PROCEDURE: readonly PackBurden[] = [
  {
    family: 'deemed-consent',
    hurts: 'weaker',
    severity: 'medium',
    all: [
      [
        '(se (entenderá*|considerará*|entiende*|considera*|presumirá*|reputará*|tendrá*|darán?)|(implica*|supone*|supondrá|equivale*|equivaldrá|constituye)) .... (acept*|aprob*|conform*|consent*|renunci*|recibid*|notificad*|por buen*|expresa aceptación|adhesión|conformidad|válid*)|silencio .... (acept*|conform*|consent*)|(uso|utilización|acceso|navegación|registro|continuar|seguir usando) .... (implica*|supone*|acept*|constituye|conlleva)|al (utilizar|acceder|usar|registrarse|continuar|navegar) .... acept*|(si|salvo que|de) no .... (oponer*|opone|manifest*|comunic*|contest*|reclam*|responde*) .... (acept*|entender*|considerar*)',
      ],
    ],
    unless: ['silencio no|no se (entenderá|considerará) ...|@s .... se (entenderá|considerará) ...'],
    graver: ['(tres|cinco|siete|diez|3|5|7|10) días'],
    examples: [
      'Si el cliente no se opone en diez días, se entenderá que acepta.',
      'El uso del sitio implica la aceptación de estas condiciones.',
    ],
    counterExamples: ['El silencio no equivale a nada.'],
  },
  {
    family: 'short-deadline',
    hurts: 'weaker',
    severity: 'medium',
    all: [
      [
        '(plazo (máximo)? de|dentro de (las|los)|en (las|los|el plazo de|un plazo de)|antes de) .. (24 horas|48 horas|72 horas|veinticuatro horas|cuarenta y ocho horas|(dos|tres|cuatro|cinco|seis|siete|ocho|2|3|4|5|6|7|8) .. días|una semana)|caducid*|prescrib* .... #time|perder* .... derecho .... reclam*',
      ],
      [
        '@w*|reclam*|comunic*|notific*|pag*|abon*|devol*|desaloj*|repon*|impugn*|acci*|justific*|entreg*|marchar*',
      ],
    ],
    unless: [
      '@s .. (responderá|devolverá|contestará|entregará|reparará|atenderá|se compromete) ...|desistimiento',
    ],
    examples: ['Toda reclamación deberá presentarse en el plazo de 48 horas.'],
    counterExamples: ['La empresa devolverá el importe en el plazo de tres días.'],
  },
  {
    family: 'no-promise',
    hurts: 'weaker',
    severity: 'low',
    all: [
      [
        '(orientativ*|aproximad*|sin compromiso|no (garantiza*|se garantiza*|garantizamos|asegura*) ...|según disponibilidad|sujet* a disponibilidad|en la medida de lo posible|no vinculante*|estimad*|meramente informativ*|no .. compromiso|no constituye)',
      ],
      [
        'plazo*|fecha*|superficie|disponib*|servicio*|entrega*|calidad|resultado*|acceso|curso*|horario*|clases|plaza*|aprobado|descripción',
      ],
    ],
    unless: ['@w .. no garantiza'],
    examples: ['Los plazos de entrega son orientativos.'],
    counterExamples: ['La entrega será el 3 de mayo.'],
  },
  {
    family: 'thin-remedy',
    hurts: 'weaker',
    severity: 'medium',
    all: [
      [
        'vale|bono|cupón|sustitución|reparación|cambio de fecha|recuper*|crédito|reposición|otra fecha|clase de recuperación|saldo',
      ],
      [
        'únic*|exclusiv*|solo|sólo|sin (derecho a)? (devolución|reembolso)|nunca|en ningún caso|limita*|no .. (devolución|reembolso)|canjeable',
      ],
    ],
    unless: ['a elección @wo|curso solo|vale decir|perder*'],
    examples: ['En caso de cancelación, el cliente recibirá únicamente un vale.'],
    counterExamples: ['El cliente recibe un vale o la devolución, a elección del cliente.'],
  },
  {
    family: 'transfer',
    hurts: 'weaker',
    severity: 'low',
    all: [
      ['{mayS}|@s*'],
      ['ceder|cesión|cederá|cede|transmitir|transferir|subcontrat*|subrog*|traspas*'],
      [
        'contrato|crédito*|derechos|tercero*|obligaciones|libremente|sin (el)? (consentimiento|autorización|necesidad)',
      ],
    ],
    unless: [
      '@w .... no (podrá|puede) ...|datos|contenido*|imagen|derechos de (autor|explotación|propiedad)|intransferible|licencia',
    ],
    examples: ['La empresa podrá ceder el contrato a un tercero sin consentimiento del cliente.'],
    counterExamples: ['El arrendatario no podrá ceder el contrato.'],
  },
  {
    family: 'spoken-promises-lost',
    hurts: 'weaker',
    severity: 'low',
    all: [
      [
        '(totalidad|íntegr*) .. (del)? acuerdo|acuerdo (íntegro|completo|total)|(sustituye*|deja* sin efecto|anula*) .... (anterior*|previo*|cualquier)|(verbal*|oral*) .... (no|carec*|nul*|sin valor)|(no|carec*) .... (verbal*|oral*)|publicidad .... (no vincul*|no forma|carece|no obliga)',
      ],
    ],
    examples: ['El contrato sustituye a todo acuerdo anterior.'],
    counterExamples: ['El cliente puede avisar por teléfono.'],
  },
  {
    family: 'wide-power',
    hurts: 'weaker',
    severity: 'medium',
    all: [
      ['autoriza*|apoder*|poder*|mandato|faculta* a @so|domicilia*'],
      [
        'irrevocable*|cualquier (cantidad|importe|cargo)|en su nombre|en nombre @wo|tan ampli*|cuantas cantidades|cuantos|todas las cantidades|sin límite|general',
      ],
    ],
    unless: ['poder judicial|podrá|imagen|datos'],
    examples: ['El cliente autoriza de forma irrevocable a cargar cualquier cantidad en su cuenta.'],
    counterExamples: ['El poder vale para la junta del 3 de mayo.'],
  },
  {
    family: 'proof-burden',
    hurts: 'weaker',
    severity: 'medium',
    all: [
      [
        '(registros|certificación|liquidación|informe*|datos|lectura*|mediciones|sistema*|contabilidad|libros|grabaciones|valoración) .... (prueba|fehaciente|hará* fe|vinculante*|definitiv*|prevalecer*|suficiente)|hará* prueba|carga de la prueba|@w .... (deberá|tendrá que|corresponde*) .... (probar|demostrar|acreditar que)|salvo que .. (pruebe|demuestre|acredite)|salvo prueba',
      ],
    ],
    unless: [
      '@s .. (deberá|probar*|acredit*) ...|prueba en contrario .. admit|periodo de prueba|período de prueba',
    ],
    examples: ['Los registros de la empresa harán prueba.'],
    counterExamples: ['Hay un período de prueba de un mes.'],
  },
];
