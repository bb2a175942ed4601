import { z } from 'zod'
import type { Unpacked } from '#platform/archives'
import { holder } from '../../xml-holder.ts'
import { BadFormat } from '../bad-format.ts'
import { many, readXml, text } from '../moodle/xml.ts'

export const manifestName = 'imsmanifest.xml'

/** Ignores the prefixes of tags, because each tool that writes cartridges chooses its own. */
export const readPlainXml = <Shape>(files: Unpacked, path: string, shape: z.ZodType<Shape>) =>
  readXml(files, path, shape, true)

export interface Item {
  readonly '@identifier': string
  readonly '@identifierref': string
  readonly title: string
  readonly item: readonly Item[]
}

const item: z.ZodType<Item> = z.object({
  '@identifier': text,
  '@identifierref': text,
  title: text,
  get item() {
    return many(item)
  },
})

const roles = many(z.object({ value: text }))

const resource = z.object({
  '@identifier': text,
  '@type': text,
  '@href': text,
  file: many(z.object({ '@href': text })),
  dependency: many(z.object({ '@identifierref': text })),
  metadata: holder({
    lom: holder({ educational: holder({ intendedEndUserRole: roles, intendedenduserrole: roles }) }),
  }),
})
export type Resource = z.output<typeof resource>

/** Stands for the manifest where a resource is needed. */
export const noResource: Resource = resource.parse({})

/** Whether a resource is meant for teachers only, as answers of exercises or plans of lessons. */
export function isForTeachers({ metadata }: Resource): boolean {
  const { intendedEndUserRole, intendedenduserrole } = metadata.lom.educational
  const roles = [...intendedEndUserRole, ...intendedenduserrole].map(({ value }) => value.trim())
  return roles.length > 0 && !roles.some((role) => /learner|student/i.test(role))
}

const string = holder({ string: many(text), langstring: many(text) })
const manifest = z.object({
  manifest: z.object({
    metadata: holder({
      schema: text,
      schemaversion: text,
      lom: holder({ general: holder({ title: string, description: string }) }),
    }),
    organizations: holder({ organization: many(z.object({ title: text, item: many(item) })) }),
    resources: holder({ resource: many(resource) }),
  }),
})

/** What a cartridge says of itself. */
export interface Cartridge {
  readonly title: string
  /** Plain words or HTML. */
  readonly description: string
  readonly items: readonly Item[]
  readonly resources: readonly Resource[]
}

/** Reads the manifest of a Common Cartridge 1.0 to 1.4; refuses any other package. */
export async function readCartridgeManifest(files: Unpacked): Promise<Cartridge> {
  const read = (await readPlainXml(files, manifestName, manifest))?.manifest
  if (!read) throw new BadFormat('not-a-course')
  const { metadata, organizations, resources } = read
  const isCartridge =
    /common cartridge/i.test(metadata.schema) ||
    resources.resource.some((one) => /^ims(wl|dt|qti|basiclti)_xml/i.test(one['@type']))
  if (!isCartridge) throw new BadFormat('a-package')
  const { title, description } = metadata.lom.general
  const [organization] = organizations.organization
  const [root, ...others] = organization?.item ?? []
  return {
    title: saidIn(title) || organization?.title.trim() || root?.title.trim() || '',
    description: saidIn(description),
    // The format wants one nameless item around all others; some tools leave it out.
    items:
      root && others.length === 0 && root['@identifierref'] === '' ? root.item : (organization?.item ?? []),
    resources: resources.resource,
  }
}

const saidIn = (texts: {
  readonly string: readonly string[]
  readonly langstring: readonly string[]
}): string => ([...texts.string, ...texts.langstring].find((one) => one.trim() !== '') ?? '').trim()
