import type { Answer } from '@arvand/contracts/endpoint'
import type { listSchools, showSchool } from '@arvand/contracts/panel/manage-schools'
import { CopyField } from '../../ui/copy-field.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { schoolsWords as words } from './words.ts'

type Registered = Pick<
  Answer<typeof showSchool>['school'],
  'title' | 'issuer' | 'clientId' | 'authorizeUrl' | 'tokenUrl' | 'keysetUrl' | 'deployments'
>

const addresses = ['authorizeUrl', 'tokenUrl', 'keysetUrl'] as const

/** How a school's system is registered. */
export function SchoolFields({ school }: { school?: Registered }) {
  return (
    <>
      <TextField name="title" label={words.name} description={words.nameHint} defaultValue={school?.title} />
      <TextField name="issuer" label={words.issuer} dir="ltr" inputMode="url" defaultValue={school?.issuer} />
      <TextField name="clientId" label={words.clientId} dir="ltr" defaultValue={school?.clientId} />
      {addresses.map((name) => (
        <TextField
          key={name}
          name={name}
          label={words[name]}
          dir="ltr"
          inputMode="url"
          defaultValue={school?.[name]}
        />
      ))}
      <TextArea
        name="deployments"
        label={words.deployments}
        description={words.deploymentsHint}
        dir="ltr"
        rows={2}
        defaultValue={school?.deployments.join('\n')}
      />
    </>
  )
}

/** What is typed into the school's system. */
export function OurAddresses({ ours }: Pick<Answer<typeof listSchools>, 'ours'>) {
  const rows = [
    [words.toolLogin, ours.loginUrl],
    [words.toolLaunch, ours.launchUrl],
    [words.toolChoose, ours.chooseUrl],
    [words.toolKeys, ours.keysetUrl],
  ] as const
  return (
    <div className="grid grid-cols-1 gap-4">
      <p className="text-15 text-muted">{words.toolText}</p>
      {rows.map(([label, value]) => (
        <div key={label} className="grid grid-cols-1 gap-1.5">
          <span className="text-15 font-label">{label}</span>
          <CopyField label={label} address={value} words={words.copy} />
        </div>
      ))}
    </div>
  )
}
