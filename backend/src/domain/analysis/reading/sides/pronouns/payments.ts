/** Money asked of `you`. */
export const YOU_PAY =
  /\byou(?:['’]ll| will| must| shall| also)? (?:pay|owe|send|transfer)\b|\b(?:pay|owe) (?:me|us)\b|\byour (?:payments?|deposit|card|bill|direct debit|rent|fees?|invoice)\b|\bwe (?:will |may |do not |don['’]t )?(?:charge|refund|return|debit|bill|keep|take it from)\b/gi;

/** Money that `you` get. */
export const WE_PAY =
  /\bwe(?:['’]ll| will| shall| also)? pay you\b|\bpay you\b|\byour (?:wages?|salary|pay|earnings|shifts?)\b|\byou(?:['’]ll| will)? (?:earn|get paid|are paid|invoice|bill)\b/gi;

/** How often a paper asks `you` for money, and how often it says that `you` get some. */
export const paymentsTold = (body: string): { readonly asked: number; readonly given: number } => ({
  asked: body.match(YOU_PAY)?.length ?? 0,
  given: body.match(WE_PAY)?.length ?? 0,
});
