import { History } from 'lucide-react';
import { momentWords } from '../../../lib/words/day-words.ts';
import { Button } from '../../../ui/button.tsx';
import { Card, CardContent, CardDescription, CardHeader, CardTitle } from '../../../ui/card.tsx';
import { showKeptReport } from '../shared/analysis-store.ts';
import { forgetReport, turnHistoryOn, useHistoryStore, wipeHistory } from './history-store.ts';

/** Earlier reports, for people who asked this browser to keep them. */
export function HistoryCard() {
  const { isOn, reports } = useHistoryStore();
  return (
    <Card className="mt-10">
      <CardHeader>
        <CardTitle className="flex items-center gap-3">
          <History aria-hidden className="size-6 text-paper-dim" />
          Earlier reports
        </CardTitle>
        <CardDescription>
          {isOn
            ? 'New reports are kept in this browser only, never the documents. Anyone who uses this browser may find them.'
            : 'Reports are gone when you leave this page. If you like, this browser can keep them for you; nothing is kept on our side.'}
        </CardDescription>
      </CardHeader>
      <CardContent className="flex flex-col gap-5">
        {isOn && reports.length === 0 && <p className="text-paper-dim">Nothing kept yet.</p>}
        {reports.length > 0 && (
          <ul className="divide-y divide-rule border-y border-rule">
            {reports.map((report) => (
              <li key={report.timestamp} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
                <div className="min-w-0 flex-1 basis-56">
                  <p className="font-medium break-words">{report.fileName}</p>
                  <p className="text-sm text-paper-dim">
                    {momentWords(new Date(report.timestamp))}, for {report.userIdentity}
                  </p>
                </div>
                <Button
                  variant="outline"
                  size="sm"
                  aria-label={`Open ${report.fileName}`}
                  onClick={() => showKeptReport(report)}
                >
                  Open
                </Button>
                <Button
                  variant="quiet"
                  size="sm"
                  aria-label={`Delete ${report.fileName}`}
                  onClick={() => forgetReport(report)}
                >
                  Delete
                </Button>
              </li>
            ))}
          </ul>
        )}
        <div>
          {isOn ? (
            <Button variant="danger" size="sm" onClick={wipeHistory}>
              Delete all and stop keeping
            </Button>
          ) : (
            <Button variant="outline" size="sm" onClick={turnHistoryOn}>
              Keep my reports in this browser
            </Button>
          )}
        </div>
      </CardContent>
    </Card>
  );
}
