import type { PackRole } from '../pack.ts';
import { words } from '../words.ts';

const role = (english: string, side: PackRole['side'], deals: string, forms: string): PackRole => ({
  english,
  side,
  deals: deals.split(' '),
  forms: words(forms),
});

/** What Spanish papers call their sides. The first form is the one that is shown. */
export const ROLES: readonly PackRole[] = [
  role(
    'Tenant',
    'weaker',
    'letting lease',
    'arrendatario, arrendataria, arrendatarios, inquilino, inquilina, inquilinos, subarrendatario, subarrendataria, ocupante, parte arrendataria',
  ),
  role(
    'Landlord',
    'stronger',
    'letting lease',
    'arrendador, arrendadora, arrendadores, propietario, propietaria, propietarios, casero, casera, propiedad, subarrendador, parte arrendadora',
  ),
  role(
    'Employee',
    'weaker',
    'work',
    'trabajador, trabajadora, trabajadores, empleado, empleada, empleados, persona trabajadora, becario, becaria',
  ),
  role(
    'Employer',
    'stronger',
    'work',
    'empresa, empleador, empleadora, empresario, compañía, patrón, patrono, entidad',
  ),
  role(
    'Borrower',
    'weaker',
    'loan',
    'prestatario, prestataria, prestatarios, deudor, deudora, deudores, acreditado, acreditada',
  ),
  role(
    'Lender',
    'stronger',
    'loan',
    'prestamista, prestamistas, acreedor, acreedora, banco, entidad, financiera, caja',
  ),
  role('Guarantor', 'weaker', 'guarantee', 'avalista, avalistas, fiador, fiadora, fiadores, garante'),
  role('Creditor', 'stronger', 'guarantee', 'acreedor, acreedora, banco, beneficiario'),
  role(
    'Buyer',
    'weaker',
    'sale',
    'comprador, compradora, compradores, adquirente, consumidor, consumidora, consumidores, cliente, clienta',
  ),
  role(
    'Seller',
    'stronger',
    'sale',
    'vendedor, vendedora, vendedores, proveedor, proveedora, concesionario, tienda, comerciante',
  ),
  role(
    'Contractor',
    'weaker',
    'freelance',
    'contratista, colaborador, colaboradora, autónomo, autónoma, profesional, autor, autora, consultor, consultora, prestador, prestadora, agente, artista, diseñador, diseñadora',
  ),
  role(
    'Client',
    'stronger',
    'freelance',
    'cliente, clienta, comitente, agencia, editorial, editor, empresa, contratante',
  ),
  role(
    'Client',
    'weaker',
    'services',
    'cliente, clienta, clientes, contratante, paciente, comitente, novios, promotor',
  ),
  role(
    'Provider',
    'stronger',
    'services',
    'prestador, prestadora, proveedor, proveedora, empresa, profesional, contratista, constructora, agencia, clínica, taller, organizador, carpintero, carpintera, fontanero, fontanera, plomero, pintor, pintora, electricista, albañil, jardinero, jardinera, maestro, maestra, instalador, instaladora, gasfíter, reformista, mudanza, residencia canina, peluquería, cuidadora de animales, técnico, técnica, imprenta, lavandería, tintorería, floristería, vivero, panadería, pastelería, funeraria, marmolería, despacho, consultorio, consulta, laboratorio, corredor, corredora, inmobiliaria, agencia inmobiliaria, criador, criadora, tatuador, tatuadora, veterinaria, cuadra, hípica, hostelería, salón de eventos, salón de fiestas, banquetera, autoescuela',
  ),
  role(
    'Customer',
    'weaker',
    'online supply hire',
    'cliente, clienta, clientes, usuario, usuaria, usuarios, abonado, abonada, abonados, suscriptor, suscriptora, suscriptores, consumidor, consumidora, titular, arrendatario, miembro',
  ),
  role(
    'Provider',
    'stronger',
    'online supply hire',
    'proveedor, proveedora, prestador, prestadora, operador, operadora, plataforma, empresa, compañía, sociedad, academia, arrendadora, titular del sitio, suministradora',
  ),
  role(
    'Member',
    'weaker',
    'membership',
    'socio, socia, socios, abonado, abonada, miembro, miembros, afiliado, afiliada, inscrito',
  ),
  role(
    'Club',
    'stronger',
    'membership',
    'club, gimnasio, asociación, centro, instalación, federación, gimnasios',
  ),
  role(
    'Student',
    'weaker',
    'education',
    'alumno, alumna, alumnos, alumnado, estudiante, estudiantes, participante, tutor legal, matriculado',
  ),
  role('Parents', 'weaker', 'education', 'familia, padres, familias, madre, padre, tutor, tutora, tutores'),
  role(
    'School',
    'stronger',
    'education',
    'academia, escuela, centro, asociación, club, colegio, instituto, universidad, guardería, profesor, profesora, escuela infantil, jardín infantil, cuidadora, niñera',
  ),
  role(
    'Traveler',
    'weaker',
    'travel',
    'viajero, viajera, viajeros, pasajero, pasajera, pasajeros, huésped, huéspedes, cliente',
  ),
  role(
    'Organizer',
    'stronger',
    'travel',
    'agencia, organizador, organizadora, transportista, aerolínea, hotel, anfitrión, anfitriona, alojamiento',
  ),
  role('Policyholder', 'weaker', 'insurance', 'asegurado, asegurada, tomador, tomadora'),
  role('Insurer', 'stronger', 'insurance', 'asegurador, aseguradora, compañía'),
  role(
    'Franchisee',
    'weaker',
    'franchise',
    'franquiciado, franquiciada, licenciatario, licenciataria, distribuidor, distribuidora',
  ),
  role(
    'Franchisor',
    'stronger',
    'franchise',
    'franquiciador, franquiciadora, licenciante, concedente, fabricante',
  ),
  role('Receiving party', 'weaker', 'secrecy', 'parte receptora, receptor, receptora'),
  role('Disclosing party', 'stronger', 'secrecy', 'parte divulgadora, parte reveladora, divulgador'),
  role('Resident', 'weaker', 'care', 'residente, residentes, usuario, usuaria'),
  role('Care home', 'stronger', 'care', 'residencia, centro, establecimiento'),
];

/** What the stronger of two people does who are called by name. */
export const GIVES = [
  { deal: 'loan', says: ['presta|presto|prestará|entrega .. préstamo'] },
  { deal: 'letting', says: ['alquila|alquilo|arrienda|arriendo|cede en alquiler'] },
  { deal: 'sale', says: ['vende|vendo'] },
  { deal: 'work', says: ['contrata a|emplea a'] },
];

/** What the weaker of the two does. */
export const TAKES = [
  {
    deal: 'loan',
    says: ['recibe de|recibió de|ha recibido de|(reconoce|reconozco) (deber|haber recibido) (a|de)?|debe a'],
  },
  { deal: 'letting', says: ['toma en alquiler de'] },
  { deal: 'sale', says: ['compra a'] },
];

/** Words that show the kind of deal where nobody is called by a role. */
export const HINTS = [
  {
    deal: 'work',
    says: [
      'salario|sueldo|vacaciones|horas extra|contrato de trabajo|jornada|teletrabajo|puesto|nómina|te pago|le pago|la hora|enferm*|boleta|prueba',
    ],
  },
  {
    deal: 'letting',
    says: ['cuarto|habitación|mensualidad|amueblad*|alquiler|piso|renta|vivienda|habitación|fianza'],
  },
  { deal: 'loan', says: ['préstamo|intereses|cuotas|devolución'] },
  { deal: 'membership', says: ['gimnasio|clases|cuota|socio|permanencia'] },
];

/** What the writer of a letter says who takes something. */
export const TAKES_AS_ME = [
  { deal: 'sale', says: ['te compro|me quedo con tu|te la compro|te lo compro'] },
  { deal: 'letting', says: ['te alquilo yo tu'] },
  { deal: 'loan', says: ['me prestas|tú me prestas'] },
];
