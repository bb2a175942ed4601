import { Form } from 'react-router'
import { Button } from '../../ui/button.tsx'
import { LtrField } from '../../ui/ltr-field.tsx'
import { checkWords as words } from './words.ts'

interface CodeFormProps {
  readonly code?: string
  readonly error?: string | null
}

/** Leads to the page of the certificate with a code. */
export const CodeForm = ({ code, error }: CodeFormProps) => (
  <Form action="/certificates" className="flex flex-wrap items-start gap-3">
    <LtrField
      name="code"
      label={words.byCode}
      description={words.hint}
      error={error}
      defaultValue={code}
      maxLength={60}
      autoComplete="off"
      className="min-w-0 flex-[1_1_16rem]"
    />
    <div className="sm:pt-8">
      <Button variant="soft">{words.check}</Button>
    </div>
  </Form>
)
