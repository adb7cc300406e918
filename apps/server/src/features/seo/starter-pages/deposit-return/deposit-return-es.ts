import { points, starterPage, textSection, trialSection } from "../starter-page.ts";

export const depositReturnEs = starterPage({
  slug: "devolver-la-fianza",
  pageType: "guide",
  language: "es",
  topic: "deposit-return",
  title: "Devolver la fianza sin discusiones, paso a paso",
  metaDescription:
    "Del preaviso a la devolución: qué anotar, qué fotografiar, qué se puede descontar y cómo explicar la cuenta en una sola página.",
  keywords: ["devolver la fianza", "devolución de la fianza", "descuentos de la fianza", "desgaste normal"],
  heroTitle: "Devolver la fianza sin discusiones",
  heroSubtitle:
    "Casi siempre falta la prueba, no el dinero. Documente el estado dos veces, haga la cuenta en una página y devuelva el resto a tiempo.",
  sections: [
    textSection(
      "En pocas palabras",
      `<p>Compare la vivienda con el acta de entrada. Descuente solo lo que exceda del desgaste normal y pueda justificar con una factura o un presupuesto. Envíe la liquidación por escrito y devuelva el resto en el plazo que fijen la ley o el contrato.</p>
      <p><strong>Esta página es información general, no asesoramiento jurídico.</strong> Los plazos, los intereses y los descuentos admitidos cambian según el país y el contrato. Compruebe los suyos antes de descontar nada.</p>`,
    ),
    textSection(
      "Del preaviso a la devolución, paso a paso",
      `<ol><li>Confirme el preaviso por escrito, con el último día del contrato.</li><li>Proponga una visita dos semanas antes: el inquilino aún podrá hacer pequeñas reparaciones.</li><li>Revise la vivienda el último día, junto con el inquilino y con el acta de entrada en la mano.</li><li>Fotografíe cada estancia y cada contador. Anote las lecturas.</li><li>Recoja todas las llaves y apunte cuántas son.</li><li>Pida la nueva dirección y la cuenta para la devolución.</li><li>Reúna una factura o un presupuesto de cada descuento.</li><li>Envíe una página: fianza, descuentos, intereses si se deben y devolución.</li><li>Pague y guarde la liquidación con el contrato.</li></ol>
      <p>Para la revisión en sí tiene el <a href="/guides/acta-de-entrega">acta de entrega, estancia por estancia</a>.</p>`,
    ),
    textSection(
      "Qué suele ser desgaste y qué no",
      `<p>Lo deciden la edad y el uso: lo que también habrían dejado diez inquilinos cuidadosos es desgaste. Tribunales y contratos no siempre trazan la línea en el mismo sitio; tome estas listas como punto de partida.</p>`,
    ),
    points("Suele ser desgaste normal", [
      "Pintura apagada, agujeros pequeños de clavos",
      "Una moqueta gastada en la zona de paso",
      "Una manilla floja tras años de uso",
      "Cal en cantidad habitual",
    ]),
    points("Suele ser un descuento", [
      "Una pared pintada de otro color sin acordarlo",
      "Quemaduras, manchas o una moqueta rota",
      "Una puerta rota o una manilla que falta",
      "Una vivienda entregada sin limpiar",
    ]),
    textSection(
      "La liquidación, en una página",
      `<p>Bastan cuatro líneas, cada una con su justificante. Un ejemplo con cifras inventadas:</p>
      <ul><li>Fianza recibida el 1 de marzo de 2024: 1.900,00\u00a0€</li><li>Puerta del baño, factura n.º 2: menos 180,00\u00a0€</li><li>Limpieza final, presupuesto n.º 3: menos 120,00\u00a0€</li><li><strong>Devolución: 1.600,00\u00a0€</strong></li></ul>
      <p>Lo viejo vale lo que vale: una moqueta que se iba a cambiar el año que viene no se cobra como nueva. Si se deben intereses, añádalos en una línea aparte; <a href="/tools/intereses-de-la-fianza">así se calculan</a>.</p>`,
    ),
    trialSection(
      "es",
      "La fianza, separada de los ingresos",
      "En Keystead una fianza es dinero que usted debe, no dinero que ha ganado. Queda junto al contrato hasta que la devuelva o la retenga.",
    ),
    textSection(
      "Los tres errores más caros",
      `<ol><li><strong>No tener acta de entrada.</strong> Sin una primera foto no hay con qué comparar la segunda.</li><li><strong>Mezclar fianza y alquiler.</strong> La última mensualidad es alquiler. Compénsela solo si su ley lo permite.</li><li><strong>Esperar.</strong> Una devolución tardía convierte un pequeño descuento en una gran discusión.</li></ol>`,
    ),
  ],
});
