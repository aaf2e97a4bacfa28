// inversify asks for it before anything else of its own.
import 'reflect-metadata';
import { Container } from 'inversify';

/** Typed binding on top of inversify: a missing or mistyped dependency does not compile. No other file knows the library. */
export type Token<T> = symbol & { readonly provides?: T };

/** What stands behind a token. */
export type Provided<OfToken> = OfToken extends Token<infer T> ? T : never;

/** A name for something that the container provides. */
export function token<T>(name: string): Token<T> {
  // A symbol with a type-only property: nothing reads `provides`, it only carries T from binding to use.
  return Symbol(name);
}

/** The tokens of a function's dependencies, name by name. */
export type TokensOf<Deps extends object> = { readonly [Name in keyof Deps]-?: Token<Deps[Name]> };

export interface Wiring {
  /** Binds a finished value. Throws where the token is bound already. */
  readonly value: <T>(target: Token<T>, value: T) => void;
  /** Binds what `create` makes of its dependencies, once, when first asked for. Throws where the token is bound already. */
  readonly provide: <T, Deps extends object>(
    target: Token<T>,
    create: (deps: Deps) => T | Promise<T>,
    deps: TokensOf<Deps>,
  ) => void;
  /**
   * Resolves to the one instance behind a token, making what it needs first. Rejects with the name of the token where
   * nothing stands behind it or behind something it needs.
   */
  readonly get: <T>(target: Token<T>) => Promise<T>;
}

/**
 * An empty container.
 * @param overrides What takes the place of the adapter that is bound later to the same token.
 */
export function createWiring(overrides: ReadonlyMap<Token<unknown>, unknown> = new Map()): Wiring {
  const container = new Container({ defaultScope: 'Singleton' });
  const needs = new Map<symbol, readonly symbol[]>();

  /** Notes a binding; false where an override stands in its place. */
  const isDefaultUsed = (target: Token<unknown>, dependencies: readonly symbol[]): boolean => {
    if (needs.has(target))
      throw new Error(`"${nameOf(target)}" is bound twice. Keep one of the two adapters.`);
    const isOverridden = overrides.has(target);
    needs.set(target, isOverridden ? [] : dependencies);
    if (isOverridden) container.bind(target).toConstantValue(overrides.get(target));
    return !isOverridden;
  };

  return {
    value(target, value) {
      if (isDefaultUsed(target, [])) container.bind(target).toConstantValue(value);
    },
    provide<T, Deps extends object>(
      target: Token<T>,
      create: (deps: Deps) => T | Promise<T>,
      deps: TokensOf<Deps>,
    ) {
      // Object.keys of a mapped type over Deps gives exactly Deps' own keys.
      const names = Object.keys(deps) as (keyof Deps)[];
      const targets = names.map((name) => deps[name]);
      if (!isDefaultUsed(target, targets)) return;
      container
        .bind<T>(target)
        .toResolvedValue(
          // inversify hands over the values in the order of the tokens below.
          (...values: unknown[]) =>
            create(Object.fromEntries(names.map((name, i) => [name, values[i]])) as Deps),
          targets,
        )
        .inSingletonScope();
    },
    async get(target) {
      const [missing] = unboundOf(target, needs);
      if (missing !== undefined) {
        const reason = missing === target ? '' : `, which "${nameOf(target)}" needs`;
        throw new Error(`Nothing is bound to "${nameOf(missing)}"${reason}.`);
      }
      return container.getAsync(target);
    },
  };
}

/** Tokens without a binding among what a token needs, itself included. */
function unboundOf(start: symbol, needs: ReadonlyMap<symbol, readonly symbol[]>): symbol[] {
  const seen = new Set([start]);
  // A Set goes on to what is added to it on the way.
  for (const target of seen) for (const needed of needs.get(target) ?? []) seen.add(needed);
  return [...seen].filter((target) => !needs.has(target));
}

const nameOf = (target: symbol): string => target.description ?? 'unnamed';
