import { useState, type ReactNode } from 'react';
import { FileText } from 'lucide-react';
import { COUNTRIES } from '../../../../config/product.ts';
import { Accordion, AccordionContent, AccordionItem, AccordionTrigger } from '../../ui/accordion.tsx';
import { Badge, type BadgeTone } from '../../ui/badge.tsx';
import { Button, type ButtonVariant } from '../../ui/button.tsx';
import { Card, CardContent, CardDescription, CardFooter, CardHeader, CardTitle } from '../../ui/card.tsx';
import { Chip } from '../../ui/chip.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import { FieldHint, Input, Label } from '../../ui/input.tsx';
import { Progress } from '../../ui/progress.tsx';
import { Select } from '../../ui/select.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '../../ui/tabs.tsx';
import { showToast } from '../../ui/toast.ts';
import { ColorsAndType } from './colors-and-type.tsx';

const VARIANTS: readonly ButtonVariant[] = ['primary', 'outline', 'quiet', 'danger', 'link'];
const TONES: readonly BadgeTone[] = ['neutral', 'marker', 'alarm', 'caution', 'calm'];

/** Every component in every state, to look at while designing. Exists on the development page only. */
export function DevUiPage() {
  return (
    <main className="page-column py-16">
      <h1 className="font-display text-headline">Components</h1>
      <ColorsAndType />
      <Specimens title="Button">
        {VARIANTS.map((variant) => (
          <Button key={variant} variant={variant}>
            {variant}
          </Button>
        ))}
        {VARIANTS.map((variant) => (
          <Button key={variant} variant={variant} disabled>
            {variant}, disabled
          </Button>
        ))}
        <Button size="sm">Small</Button>
        <Button size="lg">Large</Button>
      </Specimens>
      <Specimens title="Badge and chip">
        {TONES.map((tone) => (
          <Badge key={tone} tone={tone}>
            {tone}
          </Badge>
        ))}
        <Chip>PDF</Chip>
        <Chip>DOCX</Chip>
      </Specimens>
      <Fields />
      <Specimens title="Waiting and failing">
        <Spinner label="Loading..." />
        <div className="w-64">
          <Progress value={64} label="64 of 100" />
        </div>
        <div className="w-64">
          <Progress value={null} label="Unknown" />
        </div>
        <ErrorPanel title="Error loading users" error={new Error('503: The database does not answer.')}>
          Please ensure you're logged in as admin.
        </ErrorPanel>
      </Specimens>
      <Overlays />
      <Disclosure />
    </main>
  );
}

function Specimens({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className="mt-14 border-t border-rule pt-8">
      <h2 className="mb-6 font-display text-2xl">{title}</h2>
      <div className="flex flex-wrap items-center gap-4">{children}</div>
    </section>
  );
}

function Fields() {
  const [country, setCountry] = useState('');
  return (
    <Specimens title="Fields in a card">
      <Card className="w-full max-w-xl">
        <CardHeader>
          <CardTitle>Your Information</CardTitle>
          <CardDescription>A line of description.</CardDescription>
        </CardHeader>
        <CardContent className="flex flex-col gap-5">
          <div className="flex flex-col gap-2">
            <Label htmlFor="dev-name">Name or Role</Label>
            <Input id="dev-name" placeholder="e.g. Client, Sarah Smith, Legal Counsel" />
          </div>
          <div className="flex flex-col gap-2">
            <Label htmlFor="dev-wrong">Wrong</Label>
            <Input
              id="dev-wrong"
              aria-invalid
              aria-describedby="dev-wrong-hint"
              defaultValue="not an address"
            />
            <FieldHint id="dev-wrong-hint">A hint says what would be right.</FieldHint>
          </div>
          <div className="flex flex-col gap-2">
            <Label htmlFor="dev-off">Disabled</Label>
            <Input id="dev-off" disabled defaultValue="Not now" />
          </div>
          <div className="flex flex-col gap-2">
            <Label id="dev-country" htmlFor="dev-country-choice">
              Country/Jurisdiction
            </Label>
            <Select
              id="dev-country-choice"
              aria-labelledby="dev-country"
              options={COUNTRIES}
              value={country}
              onValueChange={setCountry}
              placeholder="Select your country"
            />
          </div>
        </CardContent>
        <CardFooter>
          <Button>Save</Button>
          <Button variant="quiet">Cancel</Button>
        </CardFooter>
      </Card>
    </Specimens>
  );
}

function Overlays() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Specimens title="Toast and dialog">
      <Button
        variant="outline"
        onClick={() =>
          showToast({
            title: 'Analysis Complete',
            description: 'Your document has been analyzed successfully',
          })
        }
      >
        Show a toast
      </Button>
      <Button
        variant="outline"
        onClick={() =>
          showToast({ title: 'Access Denied', description: 'Incorrect password', variant: 'destructive' })
        }
      >
        Show a destructive toast
      </Button>
      <Button variant="outline" onClick={() => setIsOpen(true)}>
        Open a dialog
      </Button>
      <Dialog
        open={isOpen}
        onOpenChange={setIsOpen}
        title="Leave this report?"
        description="It is not saved anywhere."
      >
        <Button onClick={() => setIsOpen(false)}>Stay</Button>
      </Dialog>
    </Specimens>
  );
}

function Disclosure() {
  return (
    <section className="mt-14 border-t border-rule pt-8">
      <h2 className="mb-6 font-display text-2xl">Accordion and tabs</h2>
      <Accordion defaultValue={['key']}>
        <AccordionItem value="key">
          <AccordionTrigger icon={<FileText />} beside="12" below="2 high · 1 low">
            Key Information
          </AccordionTrigger>
          <AccordionContent className="prose pb-8">
            <p>
              A paragraph with <strong>strong words</strong>, a <a href="#top">link</a> and a{' '}
              <mark className="marker">marked clause</mark>.
            </p>
            <ul>
              <li>A point</li>
              <li>Another point</li>
            </ul>
            <blockquote>“The term renews for a further year.”</blockquote>
          </AccordionContent>
        </AccordionItem>
        <AccordionItem value="risks">
          <AccordionTrigger icon={<FileText />}>Risks or Red Flags</AccordionTrigger>
          <AccordionContent>Closed at first.</AccordionContent>
        </AccordionItem>
      </Accordion>
      <Tabs defaultValue="statistics" className="mt-12">
        <TabsList aria-label="Views">
          <TabsTrigger value="statistics">Statistics</TabsTrigger>
          <TabsTrigger value="users">User Management</TabsTrigger>
        </TabsList>
        <TabsContent value="statistics">Statistics are here.</TabsContent>
        <TabsContent value="users">Users are here.</TabsContent>
      </Tabs>
    </section>
  );
}
