/** The periods of the shop's analysis, in days up to today; all lie within the 400 days that are kept (STORE-008). */
export const ANALYSIS_PERIODS = [7, 28, 90, 365] as const;

export type AnalysisPeriod = (typeof ANALYSIS_PERIODS)[number];
