import type { CompletedVerdict, Rejection } from '../../ports/analyst.ts';
import type { Notice } from './document/extracted-document.ts';
import type { ReportSection, SectionNumber } from './finding.ts';
import type { FrameMessage } from './report/languages/frame-messages.ts';
import { ENGLISH, type Teller } from './report/languages/teller.ts';
import { reportMarkdown } from './report/render-markdown.ts';

/** Longest text of an answer, in bytes of UTF-8: more would make the page stand still while it is typeset. */
export const MAX_ANALYSIS_BYTES = 100_000;
/** Kept free for six headings and six sentences about what is missing. */
const FRAME_BYTES = 2_000;
const LEFT_OUT =
  '*The rest of this section is left out here, because the whole report would be too long to show.*' satisfies FrameMessage;
/** Where a point begins, or a part under a bold title. What is indented deeper belongs to the point above it. */
const POINT = /^(?= {0,2}(?:- |\d+\. )|\*\*)/m;

export interface RenderedAnalysis {
  readonly text: string;
  /** Says which sections were shortened; null when nothing is missing. */
  readonly notice: Notice | null;
}

/**
 * The one text that the specification asks for: the six sections under their headings, or the rejection's reply. A
 * report longer than 100 kB loses the last points of its longest sections, says so in each, and in a notice.
 */
export function renderAnalysis(
  verdict: Rejection | Pick<CompletedVerdict, 'outcome' | 'sections'>,
  teller: Teller = ENGLISH,
): RenderedAnalysis {
  if (verdict.outcome === 'rejected') return { text: verdict.reply, notice: null };
  const whole = reportMarkdown(verdict.sections);
  if (bytesOf(whole) <= MAX_ANALYSIS_BYTES) return { text: whole, notice: null };

  const room = shareOut(verdict.sections, MAX_ANALYSIS_BYTES - FRAME_BYTES);
  const sections = verdict.sections.map((section) => shorten(section, room, teller));
  const numbers = sections.flatMap(({ number }, index) =>
    sections[index] === verdict.sections[index] ? [] : number,
  );
  const notice: Notice = {
    code: 'report-shortened',
    text: `The report was too long to show whole, so the end of some sections is missing: ${numbers.join(', ')}.`,
    pages: [],
  };
  return { text: reportMarkdown(sections), notice };
}

/**
 * Holds the sections that are shown while the report is made to the same limit: what a reader holds at any moment, the
 * last state of each section, is never longer than the finished text may be. The finished text replaces all of it.
 */
export function limitSections(
  onSection: (section: ReportSection, isFinal: boolean) => void,
): (section: ReportSection, isFinal: boolean) => void {
  const shown = new Map<SectionNumber, number>();
  return (section, isFinal) => {
    shown.delete(section.number);
    const others = shown.values().reduce((sum, bytes) => sum + bytes, 0);
    const sent = shorten(section, Math.max(0, MAX_ANALYSIS_BYTES - FRAME_BYTES - others));
    shown.set(section.number, bytesOf(sent.content));
    onSection(sent, isFinal);
  };
}

/** The most bytes that one section may have so that all of them fit: short sections leave their share to the others. */
function shareOut(sections: readonly ReportSection[], bytes: number): number {
  const sizes = sections.map(({ content }) => bytesOf(content)).toSorted((left, right) => left - right);
  let left = bytes;
  for (const [index, size] of sizes.entries()) {
    const share = Math.floor(left / (sizes.length - index));
    if (size > share) return share;
    left -= size;
  }
  return left;
}

/** Cuts a section between two of its points. What stands at its end under a bold title is kept where it is short. */
function shorten(section: ReportSection, room: number, { tell }: Teller = ENGLISH): ReportSection {
  if (bytesOf(section.content) <= room) return section;
  const points = section.content.split(POINT);
  const end = points.findIndex((point) => point.startsWith('**'));
  const closing = end < 0 ? '' : points.slice(end).join('');
  const keepsClosing = bytesOf(closing) <= room / 2;
  const kept: string[] = [];
  let left = keepsClosing ? room - bytesOf(closing) : room;
  for (const point of keepsClosing && end >= 0 ? points.slice(0, end) : points) {
    left -= bytesOf(point);
    if (left < 0) break;
    kept.push(point);
  }
  const parts = [kept.join('').trimEnd(), tell(LEFT_OUT), keepsClosing ? closing : ''];
  return { ...section, content: parts.filter((part) => part !== '').join('\n\n') };
}

const encoder = new TextEncoder();
const bytesOf = (text: string): number => encoder.encode(text).length;
