import { SPECIMEN, type SpecimenClause } from './landing-copy.ts';

/** Delays in step with one another: a stroke is drawn, then its note appears. */
const STROKES = ['[animation-delay:500ms]', '[animation-delay:1400ms]', '[animation-delay:2300ms]'];
const NOTES = ['[animation-delay:1150ms]', '[animation-delay:2050ms]', '[animation-delay:2950ms]'];

/** A page of a contract under the highlighter, with notes in the margin: what the product does, shown on three clauses. */
export function Specimen() {
  return (
    <figure className="specimen relative">
      <div className="rounded-[3px] bg-sheet px-5 py-8 font-reading text-print shadow-sheet sm:px-9 sm:py-10">
        <p className="border-b border-print/25 pb-4 text-sm text-print-dim">
          Consulting Agreement <span className="float-right">p. 4</span>
        </p>
        <ol className="mt-2">
          {SPECIMEN.map((clause, index) => (
            <Clause key={clause.number} clause={clause} index={index} />
          ))}
        </ol>
      </div>
      <figcaption className="sr-only">
        An example: three clauses of a contract, each with its plain-English note
      </figcaption>
    </figure>
  );
}

function Clause({ clause, index }: { readonly clause: SpecimenClause; readonly index: number }) {
  return (
    <li className="grid grid-cols-[2.4rem_1fr] gap-x-3 pt-6">
      <span className="text-print-dim tabular-nums">{clause.number}</span>
      <div>
        <p className="text-lg leading-snug sm:text-xl">
          {clause.before}
          <mark
            className={`marker marker-drawn [--marker-before:var(--color-print)] ${STROKES[index] ?? ''}`}
          >
            {clause.marked}
          </mark>
          {clause.after}
        </p>
        <p
          className={`note-in mt-3 rounded-[2px] bg-print px-3 py-2 font-sans text-sm leading-snug text-paper ${NOTES[index] ?? ''}`}
        >
          {clause.note} <span className="text-marker">Usual: {clause.usual}.</span>
        </p>
      </div>
    </li>
  );
}
