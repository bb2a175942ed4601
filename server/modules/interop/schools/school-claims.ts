/** What a school's learning system says at a launch: LTI 1.3 Core, Deep Linking 2.0, Assignment and Grade Services. Pure. */
import type { SchoolTrouble } from '@arvand/contracts/panel/manage-schools'
import { z } from 'zod'
import type { SchoolItem, Told } from '../told-by-school.ts'

const lti = 'https://purl.imsglobal.org/spec/lti/claim'
const deepLinking = 'https://purl.imsglobal.org/spec/lti-dl/claim'
const ags = 'https://purl.imsglobal.org/spec/lti-ags'
export const scoreScope = `${ags}/scope/score`

const names = {
  messageType: `${lti}/message_type`,
  version: `${lti}/version`,
  deployment: `${lti}/deployment_id`,
  target: `${lti}/target_link_uri`,
  roles: `${lti}/roles`,
  link: `${lti}/resource_link`,
  grades: `${ags}/claim/endpoint`,
  choosing: `${deepLinking}/deep_linking_settings`,
  data: `${deepLinking}/data`,
  items: `${deepLinking}/content_items`,
} as const

/** Where a school's system knocks, and what is typed into it. */
export const schoolAddresses = ({ origin }: URL) => ({
  loginUrl: `${origin}/lti/tool/login`,
  launchUrl: `${origin}/lti/tool/launch`,
  chooseUrl: `${origin}/lti/tool/choose`,
  keysetUrl: `${origin}/lti/keys`,
})

const itemsAt = ({ origin }: URL) => `${origin}/lti/tool/items/`

export const targetOf = (publicUrl: URL, { kind, id }: SchoolItem): string =>
  `${itemsAt(publicUrl)}${kind}/${id}`

/** The course or lesson of an address of ours; null when it is none. */
export function itemAt(publicUrl: URL, target: string): SchoolItem | null {
  const base = itemsAt(publicUrl)
  const [, kind, id] = /^(course|lesson)\/([0-9a-f-]{36})$/.exec(target.slice(base.length)) ?? []
  const isOurs = target.startsWith(base) && z.uuid().safeParse(id).success
  return isOurs && id !== undefined ? { kind: kind === 'course' ? 'course' : 'lesson', id } : null
}

const common = z.object({
  sub: z.string().min(1).max(255),
  [names.version]: z.literal('1.3.0'),
  [names.deployment]: z.string().max(255),
  [names.roles]: z.array(z.string().max(500)).max(100),
})

const text = z.string().max(500).optional().catch(undefined)
const httpUrl = z.url({ protocol: /^https?$/ }).max(2000)

const visit = z.object({
  name: text,
  given_name: text,
  family_name: text,
  email: z.email().max(254).toLowerCase().optional().catch(undefined),
  [names.target]: z.string().max(2000),
  [names.link]: z.object({ id: z.string().min(1).max(255) }),
  [names.grades]: z
    .object({ scope: z.array(z.string()).default([]), lineitem: httpUrl.optional() })
    .optional()
    .catch(undefined),
})

const choosing = z.object({
  [names.target]: z.string().max(2000),
  [names.choosing]: z.object({
    deep_link_return_url: httpUrl,
    accept_types: z.array(z.string()),
    data: z.string().max(4000).optional(),
  }),
})

const isLearner = (roles: readonly string[]): boolean => roles.some((role) => /(^|[#/])Learner$/.test(role))

interface School {
  readonly deployments: readonly string[]
}

/** What the claims of a message whose signature is right say; otherwise why it is no message for us. */
export function toldBy(
  claims: Readonly<Record<string, unknown>>,
  { deployments }: School,
  publicUrl: URL,
): Told | SchoolTrouble {
  const said = common.safeParse(claims).data
  if (!said) return 'claims'
  const deployment = said[names.deployment]
  if (!deployments.includes(deployment)) return 'deployment'
  if (claims[names.messageType] === 'LtiDeepLinkingRequest') return choosingBy(claims, deployment, publicUrl)
  if (claims[names.messageType] !== 'LtiResourceLinkRequest') return 'message'
  const come = visit.safeParse(claims).data
  if (!come) return 'claims'
  const item = itemAt(publicUrl, come[names.target])
  if (!item) return 'target'
  const grades = come[names.grades]
  const isGraded = isLearner(said[names.roles]) && grades?.scope.includes(scoreScope)
  const name = come.name ?? [come.given_name, come.family_name].filter(Boolean).join(' ')
  return {
    message: 'visit',
    subject: said.sub,
    name: name || null,
    email: come.email ?? null,
    item,
    lineItem: (isGraded && grades?.lineitem) || null,
  }
}

function choosingBy(
  claims: Readonly<Record<string, unknown>>,
  deployment: string,
  publicUrl: URL,
): Told | SchoolTrouble {
  const said = choosing.safeParse(claims).data
  const settings = said?.[names.choosing]
  if (!settings?.accept_types.includes('ltiResourceLink')) return 'claims'
  if (URL.parse(said?.[names.target] ?? '')?.origin !== publicUrl.origin) return 'target'
  const { deep_link_return_url: returnUrl, data = null } = settings
  return { message: 'choosing', deployment, returnUrl, data }
}

export interface ChosenItem {
  readonly item: SchoolItem
  readonly title: string
  readonly isGraded: boolean
}

/** The answer to a teacher's choice; null: nothing was chosen. */
export const chosenClaims = (
  publicUrl: URL,
  { deployment, data }: { readonly deployment: string; readonly data: string | null },
  chosen: ChosenItem | null,
) => ({
  [names.messageType]: 'LtiDeepLinkingResponse',
  [names.version]: '1.3.0',
  [names.deployment]: deployment,
  ...(data === null ? {} : { [names.data]: data }),
  [names.items]: chosen
    ? [
        {
          type: 'ltiResourceLink',
          title: chosen.title,
          url: targetOf(publicUrl, chosen.item),
          window: { targetName: '_blank' },
          ...(chosen.isGraded
            ? {
                lineItem: {
                  label: chosen.title,
                  scoreMaximum: fullMark,
                  resourceId: `${chosen.item.kind}:${chosen.item.id}`,
                },
              }
            : {}),
        },
      ]
    : [],
})

/** Marks are told as parts of it. */
export const fullMark = 100
