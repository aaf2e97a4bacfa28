import {
  ClipboardCheck,
  FileText,
  KeyRound,
  Lightbulb,
  MessageCircle,
  Scale,
  TriangleAlert,
  type LucideIcon,
} from 'lucide-react';
import { createElement, type ReactElement } from 'react';

/** The icon of each known section title (specification, section 3). */
const ICONS: Readonly<Record<string, LucideIcon>> = {
  'Key Information': KeyRound,
  'Obligations & Responsibilities': ClipboardCheck,
  'Risks or Red Flags': TriangleAlert,
  'Comparison to Standard Practices': Scale,
  'Plain-Language Summary (Max 200 words)': MessageCircle,
  'Plain-Language Summary': MessageCircle,
  'Suggestions for Improvement': Lightbulb,
};

/** The icon of a section; a document for titles nobody expected. */
export const iconOf = (title: string): ReactElement =>
  createElement(ICONS[title] ?? FileText, { 'aria-hidden': true });
