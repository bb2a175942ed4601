/** The plug by which a module takes up what waited for a mobile, once somebody has proved it; again is no harm. */
export type MobileProved = (personId: string, mobile: string) => Promise<void>
