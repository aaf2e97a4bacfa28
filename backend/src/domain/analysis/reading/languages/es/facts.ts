import type { PackFacts, PackKind } from '../pack.ts';

/** Deals with rent in them. */
const HOMES = ['letting', 'lease', 'hire'];
const label = (name: string, ...says: string[]) => ({ label: name, says });

export const FACTS: PackFacts = {
  dates: [
    label('Date', '(presupuesto|factura|pedido|informe|oferta) (n.º #word)? (nº #word)? (del|de)'),
    label('-', 'nacid* el|ley #number|real decreto|decreto|ley .. de|reglamento (ue)?|inscrita'),
    label(
      'End',
      'fin|fecha de fin|hasta el|finaliza*|vence*|termina*|vencimiento|expira*|concluye|concluirá',
    ),
    label('Completion', 'obras|entrega*|instala*|ejecut*|repara*|sustitu*|finalizadas'),
    label('Deadline', 'antes del|como máximo|a más tardar|plazo|límite'),
    label(
      'Start',
      'fecha de (inicio|ingreso|entrada|alta)|ingreso|desde el|a partir del|comienza*|comenzará*|inicio|empieza*|empezará*|inicia*|efectos|entra* en vigor|vigor',
    ),
    label('Date', 'fecha (del|de la) #word'),
    label('Signed or dated', 'fecha de la firma|firma|en .. a|firma*|fecha|fechad*|otorgad*'),
  ],
  sums: [
    label('Discount', 'se (descont*|descuent*)|rebaj*|bonific*'),
    label('Excess', 'franquicia*'),
    label('Insurance cover', 'seguro de responsabilidad (civil)? (de)?|seguro*|asegurad*|cobertura'),
    label('Limit', 'superior* a|que superen|inferior* a'),
    label('-', 'capital social'),
    { ...label('Deposit', 'fianza|depósito|garantía|garantía adicional|aval'), isMain: true },
    label('Late fee', 'impago*|impagad*|devuelto*|demora|retraso|mora|requerimiento|reclamación'),
    label('Penalty', 'penaliza*|penal|indemniza*|multa|sanción'),
    { ...label('Running costs', 'gastos|comunidad|suministros|ibi'), isMain: true, onlyIn: HOMES },
    { ...label('Rent', 'renta|alquiler|mensualidad de renta'), isMain: true, onlyIn: HOMES },
    { ...label('Pay', 'salario|sueldo|retribución|honorarios|comisión|bruto*|remuneración'), isMain: true },
    { ...label('Loan', 'préstamo|crédito|principal|capital prestado'), isMain: true },
    { ...label('Tuition', 'matrícula|curso'), isMain: true, onlyIn: ['education'] },
    { ...label('Membership fee', 'cuota*|abono|suscripción'), isMain: true, onlyIn: ['membership'] },
    { ...label('Fee', 'cuota*|abono|suscripción'), isMain: true },
    { ...label('Price', 'precio|tarifa|importe|coste'), isMain: true },
    label('Fee', 'gastos|matrícula|gastos de gestión|comisión de|inscripción|reactivación|tasa|suplemento'),
    label('Limit of liability', 'límite|limita*|responsabilidad|máximo'),
    label('Down payment', 'anticipo|señal|arras|entrega a cuenta|enganche|enganche la cantidad de|pie'),
  ],
  notice: ['{endWord}|preaviso|no renovar|voluntad de no|renueva*|renovación|prórroga|prorrog*'],
  given: ['preaviso|antelación|antes|previo*|previa*|de aviso|aviso de'],
  notNotice: [
    'antes de (cumplir*|completar*|que transcurran) .. (los|las)?|(un)? día de (salario|sueldo)|por cada día|no (podrá|puede) .... antes de|periodo de prueba|período de prueba|mayor de|días naturales de vacaciones',
  ],
  exceeds: [
    'primeros|por cada|por|cada|antes de|antes de los|más de|superior* a|desde hace|excedan de|supere*|menos de',
  ],
  deadlines: [
    label('ending', '{endWord}|preaviso|no renovar|no prorrogar'),
    label('objecting', 'oponer*|oposición|reclam*|impugn*|manifest*|objetar|objeción*|objete|objeta'),
    label('withdrawal', 'desistimiento'),
    label('price change', 'subida|revisión|incremento|actualización'),
    label('change', 'modific*|cambio*'),
    label('entry', 'visita*|acceder|entrar|inspecc*'),
    label('payment', 'pag*|abon*|factur*|ingres*|recibo*|cuota*|repon*'),
    label('return', 'devol*|devuel*|reintegr*|restitu*|reembols*|entrega* .. llaves'),
    label('reporting', 'comunic*|notific*|inform*|avis*|justific*|acredit*'),
    label('delivery', 'entreg*|instal*|ejecut*|inici*'),
    label('putting right', 'repara*|subsan*|correg*|solucion*|averí*'),
  ],
  within: [
    'en el plazo (máximo)? de|plazo de|plazo máximo de|dentro de (los|las|el)?|antelación (mínima)? de|antelación|preaviso de|en los|en un plazo|al menos|como mínimo|con|antes de|mínimo de|en',
  ],
  term: [
    'dura|(duración|plazo|vigencia|período|periodo) (inicial|mínim*|del contrato|obligatori*)? (de vigencia)? (será)? (es)? (de|mínim* de)|duración .... (de|será de)|plazo .. (será|es) .. de|permanencia (mínima)? (de)?|por un (plazo|período|periodo) de|compromiso de permanencia .. de|vigencia de|(se pacta|pactad*|concertad*|celebrad*|contratad*) por|tendrá una duración|durante|se concierta por|te comprometes a (seguir|permanecer)|compromete a (mantener|permanecer) .. (servicio)?|mantener el servicio|permanecer',
  ],
  notTerm: [
    'trabajar|después de (salir|irse|terminar|su salida)|renunci*|prescri*|garantía|periodo de prueba|período de prueba|competencia|compet*|abstendrá|abstener*|confidencialidad|conserv*|reintegr*',
  ],
  renewed: [
    'por (períodos|periodos|plazos) (sucesivos|iguales)? (de)?|por plazos anuales|por (otro|otros|otra|igual|nuevos) (período|periodo|plazo|períodos|periodos)? (de)?|prorrog* .... (por|de)',
  ],
  renews: ['renueva*|renovar*|renovación|prorrog*|prórroga'],
  endless: ['indefinid* .. (duración|contrato)|(duración|contrato|carácter|tiempo) indefinid*'],
  law: [
    label(
      'Spain',
      'derecho español|ley española|legislación española|leyes españolas|leyes de españa|normativa española',
    ),
    label('Mexico', 'leyes mexicanas|legislación mexicana|leyes de méxico'),
    label('Argentina', 'leyes argentinas|legislación argentina|leyes de la república argentina'),
    label('Ireland', 'leyes de irlanda|derecho irlandés|ley irlandesa|legislación irlandesa'),
    label('Luxembourg', 'leyes de luxemburgo|derecho luxemburgués|ley luxemburguesa'),
    label('England and Wales', 'derecho inglés|leyes de inglaterra'),
    label('the United States', 'leyes del estado de #word|leyes de (california|delaware|nueva york)'),
  ],
  statutes: [
    label(
      'Spain',
      'ley de arrendamientos urbanos|lau|ley 29/1994|estatuto de los trabajadores|código civil|ley general para la defensa|lssi|real decreto*|ley orgánica 3/2018|ley de enjuiciamiento|ley de consumidores',
    ),
  ],
  courts: ['tribunal*|juzgado*|fuero|arbitraj*|jurisdicción'],
  leave: [
    '(podrá|podrán|puede|pueden|puedes|derecho a) .... {endWord}|{endWord} .... (preaviso|antelación|en cualquier momento)|preaviso de|antelación',
  ],
  noLeave: [
    'no (podrá|podrán|puede|pueden|puedes) .... {endWord}|renuncia|hasta transcurrid*|penaliz*|en ningún caso|irrevocable|obligado cumplimiento',
  ],
};

export const KINDS: readonly PackKind[] = [
  {
    label: 'Car subscription or hire agreement',
    title: ['alquiler .. (vehículo*|coche*|autocaravana*|furgoneta*|moto|turismo)'],
    deals: [],
  },
  {
    label: 'Equipment hire agreement',
    title: ['alquiler .. (bicicleta*|maquinaria|material|herramienta*|equipo*|remolque|barco)'],
    deals: [],
  },
  { label: 'Holiday rental booking', title: ['alquiler vacacional|apartamento turístico'], deals: [] },
  { label: 'Storage agreement', title: ['trastero|guardamuebles'], deals: [] },
  { label: 'Hall or room hire', title: ['alquiler de (salón|sala|local para)'], deals: [] },
  { label: 'Mooring agreement (licence)', title: ['amarre'], deals: [] },
  { label: 'Parking or garage agreement', title: ['plaza de (garaje|aparcamiento)'], deals: [] },
  {
    label: 'Nursery or child care contract',
    title: ['guardería infantil|escuela infantil|jardín de infancia'],
    deals: [],
  },
  { label: 'Sublease', title: ['subarr*'], deals: [] },
  {
    label: 'Business lease',
    title: ['local de negocio|uso distinto|nave|arrendamiento de local|local comercial'],
    deals: [],
  },
  { label: 'Residential lease', title: ['arrendamiento|alquiler|vivienda'], deals: ['letting', 'lease'] },
  {
    label: 'Employment contract',
    title: ['contrato de trabajo|contrato laboral|oferta de empleo|contrato indefinido|prácticas'],
    deals: ['work'],
  },
  { label: 'Guarantee', title: ['aval|fianza personal|garantía'], deals: ['guarantee'] },
  { label: 'Loan agreement', title: ['préstamo|crédito|reconocimiento de deuda'], deals: ['loan'] },
  { label: 'Privacy policy', title: ['privacidad|protección de datos'], deals: [] },
  { label: 'Power of attorney', title: ['poder|apoderamiento|mandato'], deals: [] },
  { label: 'Confidentiality agreement (NDA)', title: ['confidencialidad'], deals: ['secrecy'] },
  { label: 'Phone or internet contract', title: ['telefonía|móvil|internet|fibra'], deals: [] },
  {
    label: 'Gym or club membership',
    title: ['gimnasio|socio*|inscripción|alta de socio|club'],
    deals: ['membership'],
  },
  { label: 'Subscription', title: ['suscripción'], deals: [] },
  { label: 'Sale agreement (purchase)', title: ['compraventa|venta|arras|pedido'], deals: ['sale'] },
  { label: 'Franchise agreement', title: ['franquicia|distribución'], deals: ['franchise'] },
  { label: 'License agreement', title: ['licencia'], deals: [] },
  {
    label: 'Freelance services agreement',
    title: ['colaboración|cesión de derechos'],
    deals: ['freelance'],
  },
  { label: 'Travel or booking terms', title: ['viaje|reserva|transporte|hospedaje'], deals: ['travel'] },
  {
    label: 'Terms and conditions',
    title: ['condiciones generales|términos y condiciones|condiciones de contratación'],
    deals: [],
  },
  { label: 'Tuition agreement', title: ['matrícula|enseñanza|formación|curso'], deals: ['education'] },
  { label: 'Insurance terms', title: ['seguro|póliza'], deals: ['insurance'] },
  {
    label: 'Services agreement',
    title: ['encargo|presupuesto|prestación de servicios|servicios|mantenimiento|obras|reforma'],
    deals: ['services'],
  },
  {
    label: 'Online terms of service',
    title: ['términos de uso|condiciones de uso|términos del servicio|aviso legal'],
    deals: ['online'],
  },
  { label: 'Terms and conditions', title: ['condiciones|reglamento|normas'], deals: ['supply', 'hire'] },
  { label: 'Agreement', title: ['contrato|convenio|acuerdo'], deals: [] },
];
