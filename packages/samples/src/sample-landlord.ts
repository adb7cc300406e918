/** Who the books of the sample are signed by where nobody has an account: a name that reads well in all five languages. */
export const SAMPLE_LANDLORD = "Alex Martin";
